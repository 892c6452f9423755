import { availableParallelism } from 'node:os';

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
  transforms: availableParallelism(),
  /** Beyond those that run. A visitor who comes later is told to try again. */
  waiting: 200,
  /** How long one waits for a turn, in ms. */
  patience: 4000,
  /** From question to answer, in ms: longer than all of the above together ever takes. */
  deadline: 15_000,
  /** Of one transform, in seconds: libvips gives up by itself. */
  transformSeconds: 10,
  /** Of the results on disk. */
  cacheBytes: 512_000_000,
  cacheEntries: 20_000,
  /** How long a remote picture is taken to be what it was, in ms. */
  remoteAge: 3_600_000,
} as const;
