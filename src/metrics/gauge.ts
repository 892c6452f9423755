import type { Family } from './family';
import { register } from './registry';

interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Asked whenever somebody wants to know. */
  readonly read: () => readonly (readonly [value: string, figure: number])[];
}

/** Something that goes up and down, by one label. */
export const createGauge = ({ name, help, label, read }: GaugeOptions) =>
  register(name, () => ({
    collect: (): Family => ({
      name,
      help,
      type: 'gauge',
      samples: read().map(([value, figure]) => ({
        suffix: '',
        labels: [[label, value]],
        value: figure,
      })),
    }),
  }));
