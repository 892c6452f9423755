import { useEffect, useState } from 'react';
import { parseBuildId } from '@/browser/deployWatcher/parseBuild';
import { watchBuild } from '@/browser/deployWatcher/watchBuild';
import { fetchPayload } from '@/platform/http/client';

const ask = async () => parseBuildId(await fetchPayload('/api/build', { cache: 'no-store' }));

/** Turns true once another build is served than the page's own. */
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
