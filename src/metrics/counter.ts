import type { Family } from './family';
import { register } from './registry';

interface CounterOptions<Label extends string> {
  /** Ends in `_total`, as Prometheus has it. */
  readonly name: string;
  readonly help: string;
  /** Each with few values: every combination is a row of its own for ever. */
  readonly labels: readonly Label[];
}

const separator = '\n';

/** Counts up from the start of the process. Costs a look into a table per count. */
export const createCounter = <Label extends string>({
  name,
  help,
  labels,
}: CounterOptions<Label>) =>
  register(name, () => {
    const counts = new Map<string, { value: number }>();

    const collect = (): Family => ({
      name,
      help,
      type: 'counter',
      samples: [...counts].map(([key, { value }]) => {
        const values = key.split(separator);
        return {
          suffix: '',
          labels: labels.map((label, index) => [label, values[index] ?? ''] as const),
          value,
        };
      }),
    });

    return {
      collect,
      /** @param values of the labels, in their order */
      add: (...values: readonly string[]): void => {
        const key = values.join(separator);
        const count = counts.get(key);
        if (count) count.value += 1;
        else counts.set(key, { value: 1 });
      },
    };
  });
