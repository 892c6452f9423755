/** A possible mistake, and the tests that must detect it. */
export interface Fault {
  /** What is wrong with the shop. */
  readonly name: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly right: string;
  readonly wrong: string;
  /** Each of these must fail. By default, at least one of all tests related to the file must fail. */
  readonly tests?: readonly string[];
}

/** Throws if the code has changed: the fault would change nothing and count as undetected. */
export const applyFault = ({ name, file, right, wrong }: Fault, text: string): string => {
  const times = text.split(right).length - 1;
  if (times !== 1) {
    throw new Error(
      `${file}: the text for “${name}” is there ${times} times, not once: write it anew in bench/mutation/faults.ts`,
    );
  }
  return text.replace(right, () => wrong);
};
