import { processState } from './processState';

declare module './processState' {
  interface ProcessStateTypes {
    isBehindCacheServer: true;
  }
}

/** Declares that this process only answers the server in front of it, which passes on the client's data. */
export const announceCacheServer = (): void => {
  processState.isBehindCacheServer = true;
};

export const isBehindCacheServer = (): boolean => processState.isBehindCacheServer === true;
