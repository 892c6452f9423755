import { ImageRefusal } from './refusal';

/** Beyond that, the oldest is forgotten. */
const most = 1000;

/**
 * Addresses that have just failed: whoever asks for one again hears so at once, and the host is left in peace for a
 * while.
 *
 * @param duration in ms
 */
export const createRests = (duration: number) => {
  const failed = new Map<string, { readonly until: number; readonly refusal: ImageRefusal }>();

  /** @throws the refusal that the address met with before, while it rests */
  const check = (address: string): void => {
    const rest = failed.get(address);
    if (!rest) return;
    if (Date.now() < rest.until) throw rest.refusal;
    failed.delete(address);
  };

  /** Only what the address itself brought about; that we were busy says nothing about it. */
  const add = (address: string, error: unknown): void => {
    if (!(error instanceof ImageRefusal)) return;
    const [oldest] = failed.keys();
    if (failed.size >= most && oldest !== undefined) failed.delete(oldest);
    failed.set(address, { until: Date.now() + duration, refusal: error });
  };

  return { check, add };
};
