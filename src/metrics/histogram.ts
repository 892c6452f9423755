import type { Family, Sample } from './family';
import { register } from './registry';

interface HistogramOptions {
  /** Ends in `_seconds`, as Prometheus has it. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

/** Upper ends in seconds, from a quick page to one that nobody should have to wait for. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Row {
  /** How many took no longer than the bound, and longer than the one before. */
  readonly buckets: number[];
  count: number;
  /** In seconds. */
  sum: number;
}

const toSamples = (label: string, value: string, { buckets, count, sum }: Row): Sample[] => {
  const labels = [[label, value]] as const;
  let below = 0;
  const cumulated = bounds.map((bound, index) => {
    below += buckets[index] ?? 0;
    return { suffix: '_bucket', labels: [...labels, ['le', `${bound}`] as const], value: below };
  });
  return [
    ...cumulated,
    { suffix: '_bucket', labels: [...labels, ['le', '+Inf']], value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
};

/** How long things took, by what became of them. */
export const createHistogram = ({ name, help, label }: HistogramOptions) =>
  register(name, () => {
    const rows = new Map<string, Row>();

    const collect = (): Family => ({
      name,
      help,
      type: 'histogram',
      samples: [...rows].flatMap(([value, row]) => toSamples(label, value, row)),
    });

    return {
      collect,
      /** @param ms how long it took; what a clock that was set back makes of it counts as nothing */
      note: (value: string, ms: number): void => {
        const row = rows.get(value) ?? { buckets: bounds.map(() => 0), count: 0, sum: 0 };
        const seconds = Math.max(0, ms) / 1000;
        const index = bounds.findIndex((bound) => seconds <= bound);
        if (index >= 0) row.buckets[index] = (row.buckets[index] ?? 0) + 1;
        row.count += 1;
        row.sum += seconds;
        rows.set(value, row);
      },
    };
  });
