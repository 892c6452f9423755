/** The outcome of parsing something that may be wrong: a value, or every reason why not. */
export type Result<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const err = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem });
