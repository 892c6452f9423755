/** Why something failed, in words. Node leaves the message empty when several addresses of a host were tried in vain. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
