import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { compress } from './encoding';

const decompress = promisify(brotliDecompress);

/** Pages above this number wait for their next client to ask. */
const MAX_WAITING = 200;
/** Of a page with Brotli 5. Longer ones would take seconds. */
const MAX_BYTES = 128 * 1024;
/** After each page it rests for this many times as long as that page took: it takes a tenth of one core at most. */
const REST_FACTOR = 9;

interface RecompressionOptions {
  /**
   * Receives the result, beside the body that it replaces.
   *
   * @param id of the page, as added
   */
  readonly onDone: (id: string, body: Buffer, smaller: Buffer) => void;
  readonly restFactor?: number;
}

/**
 * Compresses pages that several clients ask for once more, in the background: Brotli 11 makes a page a tenth smaller than
 * Brotli 5, which often spares a slow line a round trip, and takes 50 times as long.
 */
export const createRecompression = ({ onDone, restFactor = REST_FACTOR }: RecompressionOptions) => {
  const waiting = new Map<string, Buffer>();
  /** The body that is being compressed. */
  let current: Buffer | undefined;

  const work = async (): Promise<void> => {
    for (const [id, body] of waiting) {
      current = body;
      waiting.delete(id);
      const startedAt = performance.now();
      const again = await compress('br', await decompress(body), 'thorough');
      onDone(id, body, again.length < body.length ? again : body);
      await sleep((performance.now() - startedAt) * restFactor, undefined, { ref: false });
    }
  };

  return {
    /** @param body with Brotli */
    add: (id: string, body: Buffer): void => {
      if (body === current || body.length > MAX_BYTES || waiting.size >= MAX_WAITING) return;
      waiting.set(id, body);
      if (current) return;
      current = body;
      // Cannot fail, and pages that stay as they are do no harm.
      work()
        .catch(() => waiting.clear())
        .finally(() => (current = undefined));
    },
  };
};
