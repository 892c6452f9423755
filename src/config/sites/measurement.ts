import type { Env } from '@/config/env/env';
import { hostsOf } from './activeSites';
import { mainSite } from './mainSite';

type MeasurementEnv = Pick<Env, 'gtmContainers' | 'conversionIds' | 'siteHosts'>;

interface Measurement {
  readonly container: string | null;
  readonly conversionSendToId: string | null;
}

const dropPort = (host: string) => host.replace(/:\d*$/, '');

/** Prefers an exact match of host and port. Otherwise, ports are ignored. */
const findByHost = (values: Readonly<Record<string, string>>, host: string): string | undefined => {
  const entries = Object.entries(values);
  const found =
    entries.find(([key]) => key === host) ??
    entries.find(([key]) => dropPort(key) === dropPort(host));
  return found?.[1];
};

/**
 * Returns the measurement ids of a host (spec section 7): its own container or that of the main English site, and its
 * own conversion id or none.
 *
 * @param host untrusted, from the request: it only selects among configured values
 */
export const getMeasurement = (env: MeasurementEnv, host: string | undefined): Measurement => {
  const { gtmContainers, conversionIds } = env;
  const name = (host ?? '').toLowerCase();
  const container = [name, ...hostsOf(env, mainSite)]
    .map((it) => findByHost(gtmContainers, it))
    .find((it) => it !== undefined);
  return {
    container: container ?? null,
    conversionSendToId: findByHost(conversionIds, name) ?? null,
  };
};
