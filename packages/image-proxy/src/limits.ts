import { availableParallelism } from 'node:os';

/** Node's thread pool, which also reads files and resolves host names. `npm start` sets more than the default four. */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/** Limits for one request, and for all requests together. */
export const limits = {
  /** Pixels of a source. They determine its memory. */
  pixels: 24_000_000,
  /** File size of a source, in bytes. */
  ownBytes: 30_000_000,
  remoteBytes: 10_000_000,
  /** For one remote source, from the DNS lookup to the last byte, in ms. */
  remoteTimeout: 4000,
  remoteRequests: 12,
  /** Concurrent transforms. More would only make each one slower. */
  transforms: Math.max(1, Math.min(availableParallelism(), threads - 2)),
  /** Queue length. Further requests are answered with 503. */
  waiting: 200,
  /** Time in the queue, in ms. It is long, because browsers do not request a failed picture again. */
  timeoutMs: 8000,
  /** For the whole request, in ms. */
  deadline: 20_000,
  /** For one transform, in seconds. libvips enforces it. A large picture takes a busy machine more than five. */
  transformSeconds: 10,
  /**
   * Caches of the results. Remote pictures have a separate cache: the number of their addresses is unlimited, and they
   * must not evict the site's own pictures.
   */
  ownCache: { bytes: 384_000_000, entries: 15_000, memoryBytes: 24_000_000 },
  remoteCache: { bytes: 128_000_000, entries: 5000, memoryBytes: 8_000_000 },
  /** How long an own picture is used without a check of its file, in ms: the same as for the content of the mesh. */
  ownAge: 1000,
  /** How long a remote picture is fresh, in ms. */
  remoteAge: 3_600_000,
  /** How long a refusal is repeated without another attempt, in ms. */
  retryDelay: 5000,
} as const;
