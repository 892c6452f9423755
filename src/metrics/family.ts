/** One figure, as it is written down. */
export interface Sample {
  /** What the family's name is followed by: of a histogram `_bucket`, `_sum` or `_count`. */
  readonly suffix: string;
  readonly labels: readonly (readonly [name: string, value: string])[];
  readonly value: number;
}

/** Figures of one name. Plain data, which one process can send to another. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}
