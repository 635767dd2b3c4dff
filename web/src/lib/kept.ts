/** Values stored in this browser; without storage they last until the page is closed. */
const here = new Map<string, string>();

export const keep = (name: string, value: unknown): void => {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(`tetrarch.${name}`, text);
  } catch {
    // Storage is forbidden or full.
  }
};

export const kept = <T>(name: string): T | null => {
  let text = here.get(name) ?? null;
  try {
    text = localStorage.getItem(`tetrarch.${name}`) ?? text;
  } catch {
    // Storage is forbidden.
  }
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null; // corrupt
  }
};
