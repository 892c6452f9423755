/** The message of an error. Node leaves it empty if several addresses of a host failed; then joins their messages. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
