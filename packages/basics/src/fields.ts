export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an unknown value; empty if it is no object. */
export const toFields = (value: unknown): Fields => (isObject(value) ? value : {});
