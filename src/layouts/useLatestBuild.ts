import { useEffect, useState } from 'react';
import { parseBuildId } from '@/build/parseBuild';
import { watchBuild } from '@/build/watchBuild';
import { fetchPayload } from '@/http/client';

const ask = async () => parseBuildId(await fetchPayload('/api/build', { cache: 'no-store' }));

/** Turns true once another build is served than the one that the page was made by. */
export const useLatestBuild = (): boolean => {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(
    () =>
      watchBuild({
        own: window.__NEXT_DATA__.buildId,
        ask,
        onNewer: () => setIsOutdated(true),
      }),
    [],
  );
  return isOutdated;
};
