/** A form of the server as the page draws it: read-only, with optional fields that a drawing does not need. */
export type Drawn<Form, Optional extends keyof Form = never> = ReadonlyDeep<
  Omit<Form, Optional> & Partial<Pick<Form, Optional>>
>;

export type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;
