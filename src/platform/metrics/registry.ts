import {
  AggregatorRegistry,
  type Metric,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { processState } from '@/platform/process/processState';

/** All values of one metric. Plain data, which one process can send to another. */
export type Family = Omit<MetricObjectWithValues<MetricValue<string>>, 'collect'>;

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    /** Each metric exists once. */
    metrics: Registry;
  }
}

const getRegistry = () => (processState.metrics ??= new Registry());

/**
 * Returns the metric with this name. Creates it if no bundle has created it yet.
 *
 * @param create receives what `registers` of a metric must be
 */
export const createOnce = <Kind extends Metric>(
  name: string,
  create: (registers: Registry[]) => Kind,
): Kind => {
  const registry = getRegistry();
  return (registry.getSingleMetric(name) as Kind | undefined) ?? create([registry]);
};

/** Returns the current values of all metrics of this process. */
export const collectMetrics = (): Promise<Family[]> => getRegistry().getMetricsAsJSON();

/** Content type of the Prometheus text exposition format 0.0.4. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** @param processes the metrics of each; values with the same name and labels are added up */
export const printMetrics = (processes: readonly (readonly Family[])[]): Promise<string> =>
  AggregatorRegistry.aggregate(processes.map((families) => [...families])).metrics();
