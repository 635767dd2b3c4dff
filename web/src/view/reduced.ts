/** Whether people asked their system for little motion. */
export const wantsLittleMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
