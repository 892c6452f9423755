const quietMs = 60_000;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * One line per kind of trouble and minute, however many requests meet it.
 *
 * @param print gets `what: reason`
 */
export const createComplaints = (print: (line: string) => void, now: () => number = Date.now) => {
  const saidAt = new Map<string, number>();
  return (what: string, error: unknown): void => {
    const kind = `${what} ${codeOf(error)}`;
    if (Math.abs(now() - (saidAt.get(kind) ?? Number.NEGATIVE_INFINITY)) < quietMs) return;
    saidAt.set(kind, now());
    print(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
};

export type Complain = ReturnType<typeof createComplaints>;
