/** What this browser remembers between visits; where storage is forbidden it lasts as long as the page. */
const here = new Map<string, string>();

export const keep = (name: string, value: unknown): void => {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(`tetrarch.${name}`, text);
  } catch {
    // Forbidden or full.
  }
};

export const kept = <T>(name: string): T | null => {
  let text = here.get(name) ?? null;
  try {
    text = localStorage.getItem(`tetrarch.${name}`) ?? text;
  } catch {
    // Forbidden.
  }
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null; // garbled
  }
};
