import { getEnv } from '@/env/getEnv';
import { announceNews, contentDemandedFrom, demandContentFrom } from '@/lib/contentTime';
import { createFailureLog } from '@/log/failureLog';
import { createKeptLoad, type KeptLoad } from './keptLoad';
import { createLookout } from './lookout';
import type { Mesh } from './mesh';
import { type ProcessMesh, shared, type SourceState } from './processMesh';
import { readAhead } from './readAhead';
import { createSnapshot } from './snapshot';
import { registerSourceMetrics } from './sourceMetrics';
import { createSources, snapshotFolder } from './sources';
import { createSourceSnapshot } from './sourceSnapshot';

const now = () => Date.now();

const createProcessMesh = (): ProcessMesh => {
  const env = getEnv();
  const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';
  const folder = snapshotFolder(env);
  const kept: KeptLoad[] = [];
  const sources = createSources(env, isBuild ? 'local' : 'everything').map((source) => {
    const { id, name } = source.loader;
    const onFailure = createFailureLog(`content: ${name}: keeping the last good state`);
    const keptLoad = createKeptLoad({ folder, id, name, isReadOnly: isBuild, onFailure });
    kept.push(keptLoad);
    return createSourceSnapshot({
      ...source,
      kept: keptLoad,
      now,
      demandedFrom: contentDemandedFrom,
      onFailure,
    });
  });
  const get = createSnapshot({
    sources,
    // On top of the sources' own ages.
    maxAge: 300,
    now,
    demandedFrom: contentDemandedFrom,
    onRecovery: () => announceNews(now()),
    onFailure: createFailureLog('content: keeping the last good state'),
  });
  const listFailing = () => sources.filter((it) => it.isFailing()).map(({ name }) => name);
  const listSources = () =>
    sources.map(({ id, isFailing, goodAt }) => ({
      id,
      isFailing: isFailing(),
      goodAt: goodAt(),
    }));
  const idle = () => Promise.all(kept.map((load) => load.idle()));
  const watch = createLookout({
    isInTrouble: () => shared.troupeMesh === mesh && listFailing().length > 0,
    look: get,
  });
  let newest: Mesh | undefined;
  const prepare = (made: Mesh): Mesh => {
    if (made !== newest && !isBuild) {
      newest = made;
      void readAhead(made, () => made === newest && shared.troupeMesh === mesh);
    }
    return made;
  };
  const mesh: ProcessMesh = {
    get: () => get().then(prepare).finally(watch),
    listFailing,
    listSources,
    idle,
  };
  return mesh;
};

/**
 * The mesh of this process. Only `views/<page>/server.ts` and the API read it.
 *
 * @throws when nothing is known of what the shop sells, now or from before; ISR then keeps serving the page it has
 */
export const getMesh = (): Promise<Mesh> => {
  if (!shared.troupeMesh) {
    shared.troupeMesh = createProcessMesh();
    registerSourceMetrics(listSources, now);
  }
  return shared.troupeMesh.get();
};

/** The mesh with whatever the sources have now: for whoever knows that something changed. */
export const reloadMesh = (): Promise<Mesh> => {
  demandContentFrom(now());
  return getMesh();
};

/** Sources that failed when they were last asked: the mesh has what they gave before. */
export const listFailingSources = (): readonly string[] => shared.troupeMesh?.listFailing() ?? [];

/** How each source does; none before the mesh was asked for. */
export const listSources = (): readonly SourceState[] => shared.troupeMesh?.listSources() ?? [];

/** Makes a mesh that somebody else has built the one of this process: commands look at it through the pages' own eyes. */
export const provideMesh = (mesh: Mesh): void => {
  shared.troupeMesh = {
    get: () => Promise.resolve(mesh),
    listFailing: () => [],
    listSources: () => [],
    idle: () => Promise.resolve(),
  };
};
