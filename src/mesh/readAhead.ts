import { setTimeout } from 'node:timers/promises';
import type { Mesh } from './mesh';

/** Between two texts, in ms: each holds up whoever waits for a page by some ten. */
const pause = 20;

/**
 * Reads the texts of a mesh one after the other while there is nothing better to do, so that no visitor waits for them.
 * What the mesh before had read already costs nothing.
 *
 * @param isWanted whether the mesh is still the newest
 */
export const readAhead = async (
  { posts, pages }: Pick<Mesh, 'posts' | 'pages'>,
  isWanted: () => boolean,
): Promise<void> => {
  for (const { read } of [...posts, ...pages]) {
    await setTimeout(pause, undefined, { ref: false });
    if (!isWanted()) return;
    read();
  }
};
