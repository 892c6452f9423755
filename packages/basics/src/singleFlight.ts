/**
 * Runs one task per key at a time: concurrent calls with the same key share its result.
 *
 * @param afterwards further work with the result in the background, such as saving it. The key stays taken until it is
 *   done, so that no second task starts in between. Must not reject.
 */
export const createSingleFlight = <Value>(
  afterwards: (key: string, value: Value) => Promise<void>,
) => {
  const flights = new Map<string, { answer: Promise<Value>; landed: Promise<unknown> }>();

  const fly = (key: string, run: () => Promise<Value>): Promise<Value> => {
    const known = flights.get(key);
    if (known) return known.answer;
    const answer = run();
    const land = () => flights.delete(key);
    const landed = answer.then((value) => afterwards(key, value).finally(land), land);
    flights.set(key, { answer, landed });
    return answer;
  };

  /** Resolves when all tasks and their `afterwards` are done. */
  const idle = () => Promise.all([...flights.values()].map(({ landed }) => landed));

  return { fly, idle };
};
