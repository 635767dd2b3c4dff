/** Whether the first page is painted. What is not needed before then waits for it. */
let is = $state(true);

export const painted = (): boolean => is;

/** Show the first page in two steps: `show` shows what is needed at once, the rest follows after the next frame. */
export const paintFirst = (show: () => void): void => {
  is = false;
  show();
  requestAnimationFrame(() => setTimeout(() => (is = true)));
};
