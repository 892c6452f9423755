import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { hostsOf } from '@/sites/activeSites';
import { mainSite } from '@/sites/mainSite';
import { readOnly } from './readOnly';

type MeasurementEnv = Pick<Env, 'gtmContainers' | 'conversionIds' | 'siteHosts'>;

interface Measurement {
  readonly container: string | null;
  readonly conversionSendToId: string | null;
}

const dropPort = (host: string) => host.replace(/:\d*$/, '');

/** By the very name that the browser has, else by that of the host whatever its port. */
const findByHost = (values: Readonly<Record<string, string>>, host: string): string | undefined => {
  const entries = Object.entries(values);
  const found =
    entries.find(([key]) => key === host) ??
    entries.find(([key]) => dropPort(key) === dropPort(host));
  return found?.[1];
};

/**
 * What a host measures with (spec section 7): its own container, else that of the main English site; its own conversion
 * id or none.
 *
 * @param host as the request has it, and so not to be trusted: it chooses among what is configured
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

/** `GET /api/measurement`: asked only by the browsers of those who let us measure. */
export const measurementEndpoint = readOnly(async ({ headers }) => ({
  status: 200,
  body: getMeasurement(getEnv(), headers.host),
  isPrivate: true,
}));
