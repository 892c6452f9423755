import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Next imports its cache handler as plain JavaScript. The handler is compiled with the servers (src/cli/compile.ts),
 * after Next's own build. Before, and in development, nothing is cached.
 */
const compiled = join(process.cwd(), '.next', 'cli', 'cacheHandler.mjs');

/** Finds and stores nothing. */
class NoCache {
  async get() {
    return null;
  }

  async set() {}

  async revalidateTag() {}

  resetRequestCache() {}
}

export default existsSync(compiled)
  ? (await import(pathToFileURL(compiled).href)).PageCacheHandler
  : NoCache;
