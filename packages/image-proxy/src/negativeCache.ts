import { ImageRefusal } from './refusal';

/** Above this number, the oldest entry is removed. */
const most = 1000;

/**
 * Negative cache: a request for an address that has just failed is refused immediately, without another request to its
 * host.
 *
 * @param duration in ms
 */
export const createNegativeCache = (duration: number) => {
  const failed = new Map<string, { readonly until: number; readonly refusal: ImageRefusal }>();

  /** @throws the earlier refusal of this address, while it is cached */
  const check = (address: string): void => {
    const rest = failed.get(address);
    if (!rest) return;
    if (Date.now() < rest.until) throw rest.refusal;
    failed.delete(address);
  };

  /** Caches only errors of the address itself, not of a busy server. */
  const add = (address: string, error: unknown): void => {
    if (!(error instanceof ImageRefusal)) return;
    const [oldest] = failed.keys();
    if (failed.size >= most && oldest !== undefined) failed.delete(oldest);
    failed.set(address, { until: Date.now() + duration, refusal: error });
  };

  return { check, add };
};
