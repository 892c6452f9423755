import { resolve } from 'node:path';
import { getEnv } from '@/env/getEnv';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { createPicturesLoader } from '@/sources/pictures/picturesLoader';
import { createSnapshot } from './snapshot';
import type { Mesh } from './mesh';

/** The catalogue in the repository, relative to where the commands run. */
export const shippedContent = 'src/content';

export const contentFolder = () =>
  // Content is read from disk at run time, wherever the operator keeps it; the bundler must not trace it.
  resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir ?? shippedContent);

/** The shop's own pictures come before those in the repository. */
export const pictureFolders = (): readonly string[] => [
  contentFolder(),
  resolve(/* turbopackIgnore: true */ process.cwd(), 'public'),
];

const createProcessSnapshot = () =>
  createSnapshot({
    loaders: [createFilesLoader(contentFolder()), createPicturesLoader(pictureFolders())],
    // Looking at the files' times is cheap, and a page must never be made from a snapshot as old as its own window.
    maxAge: 1000,
    timeout: 10_000,
    now: () => performance.now(),
    onFailure: (error) => console.error('content: keeping the last good state:', error),
  });

// Next may bundle this module into several chunks; they must still share one mesh.
const shared = globalThis as typeof globalThis & { troupeMesh?: () => Promise<Mesh> };

/**
 * The mesh of this process. Only `views/<page>/server.ts` and the API read it.
 *
 * @throws when no source has answered since the process started; ISR then keeps serving the page it has
 */
export const getMesh = (): Promise<Mesh> => {
  shared.troupeMesh ??= createProcessSnapshot();
  return shared.troupeMesh();
};
