/**
 * Runs one task per key at a time: whoever asks for the same in between gets the same answer.
 *
 * @param afterwards what remains to be done with an answer behind the caller's back, such as saving it; until then the
 *   key stays taken, so that nobody starts anew in the gap. Must not reject.
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

  /** Resolves when nothing that was begun remains to be done. */
  const idle = () => Promise.all([...flights.values()].map(({ landed }) => landed));

  return { fly, idle };
};
