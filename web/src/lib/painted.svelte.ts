/** Whether the first page is painted. What is not needed before then waits for it. */
let is = $state(true);
const waiting: (() => void)[] = [];

export const painted = (): boolean => is;

/** Run something now, or as soon as the first page is painted. */
export const whenPainted = (run: () => void): void => {
  if (is) run();
  else waiting.push(run);
};

/** The first page is being loaded. */
export const awaitPaint = (): void => {
  is = false;
};

/** Show the first page in two steps: `show` shows what is needed at once, the rest follows after the next frame. */
export const paintFirst = (show: () => void): void => {
  awaitPaint();
  show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      is = true;
      for (const run of waiting.splice(0)) run();
    }),
  );
};
