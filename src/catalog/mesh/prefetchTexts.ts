import { setTimeout } from 'node:timers/promises';
import type { Mesh } from './mesh';

/** The pause between two texts, in ms. Parsing one blocks all requests for about 10 ms. */
const pause = 20;

/**
 * Parses the texts of a mesh in the background, one after the other, so that no request waits for them. Texts that the
 * previous mesh has already parsed cost nothing.
 *
 * @param isWanted whether the mesh is still the newest
 */
export const prefetchTexts = async (
  { posts, pages }: Pick<Mesh, 'posts' | 'pages'>,
  isWanted: () => boolean,
): Promise<void> => {
  for (const { read } of [...posts, ...pages]) {
    await setTimeout(pause, undefined, { ref: false });
    if (!isWanted()) return;
    read();
  }
};
