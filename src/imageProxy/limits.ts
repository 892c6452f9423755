import { availableParallelism } from 'node:os';

/** Node's own threads, which read files and look up names beside; `npm start` asks for more than the usual four. */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/** What one request, and all of them together, may cost at most. */
export const limits = {
  /** Of a source, in pixels: what it takes in memory follows from it. */
  pixels: 24_000_000,
  /** Of a source's file, in bytes. */
  ownBytes: 30_000_000,
  remoteBytes: 10_000_000,
  /** Per remote source, from the first look-up to the last byte, in ms. */
  remoteTimeout: 4000,
  remoteRequests: 12,
  /** At the same time; more would only take longer each. */
  transforms: Math.max(1, Math.min(availableParallelism(), threads - 2)),
  /** Beyond those that run. A visitor who comes later is told to try again. */
  waiting: 200,
  /** How long one waits for a turn, in ms. A picture that comes late is better than none: browsers do not ask again. */
  patience: 8000,
  /** From question to answer, in ms, however long each of these may take. */
  deadline: 15_000,
  /** Of one transform, in seconds: libvips gives up by itself. */
  transformSeconds: 5,
  /** Of the results on disk. */
  cacheBytes: 512_000_000,
  cacheEntries: 20_000,
  /** Of the hottest results in memory. */
  memoryBytes: 32_000_000,
  /** How long an own picture is taken to be what it was, in ms: as long as the mesh takes its content to be. */
  ownAge: 1000,
  /** How long a remote picture is taken to be what it was, in ms. */
  remoteAge: 3_600_000,
  /** How long a remote picture that could not be read is not asked for again, in ms. */
  remoteRest: 5000,
} as const;
