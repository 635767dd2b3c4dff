// The addresses of all pages, for tests and measurements of each.

/** The limit of script that a page loads, compressed, in bytes. */
export const MOST_SCRIPT = 150_000;

/** Addresses from patterns such as `table/:match`; `values` has all values of each name. */
export const addressesOf = (patterns, values) =>
  patterns.flatMap((pattern) => {
    const name = pattern.match(/:(\w+)/)?.[1];
    return name ? (values[name] ?? []).map((value) => pattern.replace(`:${name}`, value)) : [pattern];
  });
