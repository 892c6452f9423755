import { Counter, Gauge, Histogram, type LabelValues } from 'prom-client';
import { createOnce } from './registry';

interface MetricOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** Each label must have few values: every combination is a separate time series and stays in memory. */
  readonly labelNames: readonly Label[];
}

interface ReadMetricOptions {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Called each time the metrics are collected. */
  readonly read: () => readonly (readonly [value: string, figure: number])[];
}

/** Creates a counter that starts at 0 with the process. The name ends in `_total` (Prometheus convention). */
export const createCounter = <Label extends string>(
  options: MetricOptions<Label>,
): Counter<Label> =>
  createOnce(options.name, (registers) => new Counter({ ...options, registers }));

/** Creates a histogram of durations, from 5 ms to 10 s. The name ends in `_seconds`. */
export const createHistogram = <Label extends string>(
  options: MetricOptions<Label>,
): Histogram<Label> =>
  createOnce(options.name, (registers) => new Histogram({ ...options, registers }));

/** @param ms duration; a negative one, after the clock was set back, counts as 0 */
export const observeMs = <Label extends string>(
  durations: Histogram<Label>,
  labels: LabelValues<Label>,
  ms: number,
): void => durations.observe(labels, Math.max(0, ms) / 1000);

/** Creates a gauge with one label. */
export const createGauge = ({ name, help, label, read }: ReadMetricOptions): void => {
  createOnce(
    name,
    (registers) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [value, figure] of read()) this.set({ [label]: value }, figure);
        },
      }),
  );
};

/** Creates a counter with one label whose values are counted elsewhere. The name ends in `_total`. */
export const createReadCounter = ({ name, help, label, read }: ReadMetricOptions): void => {
  createOnce(
    name,
    (registers) =>
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [value, figure] of read()) this.inc({ [label]: value }, figure);
        },
      }),
  );
};
