export type Fields = Readonly<Record<string, unknown>>;

/** What an unknown value may hold by name; nothing when it is no object. */
export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
