/** A form of the server as the page draws it: read-only, and without the fields that a drawing can do without. */
export type Drawn<Form, Optional extends keyof Form = never> = ReadonlyDeep<
  Omit<Form, Optional> & Partial<Pick<Form, Optional>>
>;

export type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;
