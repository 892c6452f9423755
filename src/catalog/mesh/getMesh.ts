import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { listSites } from '@/config/sites/activeSites';
import type { ContentFault } from '@/catalog/sources/contentFault';
import {
  announceNews,
  contentDemandedFrom,
  demandContentFrom,
} from '@/platform/process/requiredContent';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { createFaultLog } from './faultLog';
import { createStoredLoad, type StoredLoad } from './storedLoad';
import { createRecoveryPoller } from './recoveryPoller';
import type { Mesh } from './mesh';
import type { ProcessMesh, SourceState } from './processMesh';
import { prefetchTexts } from './prefetchTexts';
import { createMissingGroupsLog } from './missingGroupsLog';
import { createOpenPointsLog } from './openPointsLog';
import { createSnapshot } from './snapshot';
import { registerSourceMetrics } from './sourceMetrics';
import { createSources, snapshotFolder } from './sources';
import { createSourceSnapshot } from './sourceSnapshot';

const now = () => Date.now();

const createProcessMesh = (): ProcessMesh => {
  const env = getEnv();
  const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';
  const folder = snapshotFolder(env);
  const kept: StoredLoad[] = [];
  const sources = createSources(env, isBuild ? 'local' : 'everything').map((source) => {
    const { id, name } = source.loader;
    const onFailure = createThrottledLogger(`content: ${name}: keeping the last good state`);
    const storedLoad = createStoredLoad({ folder, id, name, isReadOnly: isBuild, onFailure });
    kept.push(storedLoad);
    return createSourceSnapshot({
      ...source,
      kept: storedLoad,
      now,
      demandedFrom: contentDemandedFrom,
      onFailure,
    });
  });
  const get = createSnapshot({
    sources,
    // Adds to the `maxAge` of the sources.
    maxAge: 300,
    now,
    demandedFrom: contentDemandedFrom,
    onRecovery: () => announceNews(now()),
    onFailure: createThrottledLogger('content: keeping the last good state'),
  });
  const listFailing = () => sources.filter((it) => it.isFailing()).map(({ name }) => name);
  const listSources = () =>
    sources.map(({ id, isFailing, goodAt }) => ({
      id,
      isFailing: isFailing(),
      goodAt: goodAt(),
    }));
  const idle = () => Promise.all(kept.map((load) => load.idle()));
  const watch = createRecoveryPoller({
    isInTrouble: () => processState.mesh === mesh && listFailing().length > 0,
    look: get,
  });
  const logFaults = createFaultLog();
  const sites = listSites(env);
  const logMissingGroups = createMissingGroupsLog(sites);
  const logOpenPoints = createOpenPointsLog(sites);
  let current: Mesh | undefined;
  const prepare = (made: Mesh): Mesh => {
    if (made === current || isBuild) return made;
    current = made;
    logFaults(made.faults);
    logMissingGroups(made);
    logOpenPoints(made);
    // In development and tests, prefetching would only delay the page that is being rendered.
    if (process.env['NODE_ENV'] === 'production')
      void prefetchTexts(made, () => made === current && processState.mesh === mesh);
    return made;
  };
  const mesh: ProcessMesh = {
    get: () => get().then(prepare).finally(watch),
    listFailing,
    listSources,
    listFaults: () => current?.faults ?? [],
    idle,
  };
  return mesh;
};

/**
 * The mesh of this process. Only `views/<page>/server.ts` and the API read it.
 *
 * @throws if the essential sources fail and no earlier state is known; ISR then keeps serving the existing page
 */
export const getMesh = (): Promise<Mesh> => {
  if (!processState.mesh) {
    processState.mesh = createProcessMesh();
    registerSourceMetrics({ listSources, listFaults, now });
  }
  return processState.mesh.get();
};

/** Reloads the sources and returns the new mesh. For callers that know that the content changed. */
export const reloadMesh = (): Promise<Mesh> => {
  demandContentFrom(now());
  return getMesh();
};

/** Names of the sources whose last load failed; the mesh has their previous content. */
export const listFailingSources = (): readonly string[] => processState.mesh?.listFailing() ?? [];

/** The state of each source; empty before the first call of `getMesh`. */
export const listSources = (): readonly SourceState[] => processState.mesh?.listSources() ?? [];

/** The faults of the content in use; empty before the first call of `getMesh`. */
export const listFaults = (): readonly ContentFault[] => processState.mesh?.listFaults() ?? [];

/** Sets the mesh of this process, so that commands can run the queries of the pages on a mesh that they built. */
export const provideMesh = (mesh: Mesh): void => {
  processState.mesh = {
    get: () => Promise.resolve(mesh),
    listFailing: () => [],
    listSources: () => [],
    listFaults: () => mesh.faults,
    idle: () => Promise.resolve(),
  };
};
