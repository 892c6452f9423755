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
