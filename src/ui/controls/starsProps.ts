export interface StarsProps {
  /** Out of five. */
  readonly value: number;
  /** What is read out. */
  readonly label: string;
}
