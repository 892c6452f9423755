/** How much the back end is asked, and how long anybody waits for it. Times in ms. */
export interface UpstreamLimits {
  /** Older than this, an answer is checked for a newer one at the next load. */
  readonly maxAge: number;
  /** From one call to the next of an address that fails. */
  readonly retryAfter: number;
  /** From one look to the next whether a host that fell silent is back; each look takes other addresses. */
  readonly hostPause: number;
  /** For one call, down to the last byte. */
  readonly timeout: number;
  /** For one load: what has not been answered by then is left to the next. */
  readonly patience: number;
  /** The same for what got no answer before: the last good answers must not wait for it. */
  readonly shortPatience: number;
  /** Of one answer. A list of 200 cities with 100 activities each takes 1.5 MB. */
  readonly mostBytes: number;
  /** Addresses in all; further shops are not asked for. */
  readonly mostResources: number;
}

export const defaultLimits: UpstreamLimits = {
  maxAge: 1000,
  retryAfter: 3000,
  hostPause: 1000,
  timeout: 2500,
  patience: 3000,
  shortPatience: 300,
  mostBytes: 4 * 1024 * 1024,
  mostResources: 5000,
};
