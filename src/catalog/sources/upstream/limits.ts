/** The limits for calls to the upstream. Times in ms. */
export interface UpstreamLimits {
  /** An older answer is revalidated by the next load. */
  readonly maxAge: number;
  /** The pause between two calls of an address that fails. */
  readonly retryAfter: number;
  /** The pause between two probes of a host that is down; each probe uses other addresses. */
  readonly hostPause: number;
  /** For one call up to the last byte. */
  readonly timeout: number;
  /** For one load; calls that are pending then are left to the next load. */
  readonly totalTimeoutMs: number;
  /** The same for addresses that got no answer before: a load must not wait long for them. */
  readonly shortTimeoutMs: number;
  /** For one answer. A list of 200 cities with 100 activities each takes 1.5 MB. */
  readonly mostBytes: number;
  /** The total number of addresses; further shops are not requested. */
  readonly mostResources: number;
}

export const defaultLimits: UpstreamLimits = {
  maxAge: 1000,
  retryAfter: 3000,
  hostPause: 1000,
  timeout: 2500,
  totalTimeoutMs: 3000,
  shortTimeoutMs: 300,
  mostBytes: 4 * 1024 * 1024,
  mostResources: 5000,
};
