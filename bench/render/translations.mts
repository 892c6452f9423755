import { performance } from 'node:perf_hooks';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import i18nConfig from '../../next-i18next.config';

/** Compares a call of next-i18next's `serverSideTranslations` with one of the shop's cached one. Prints ms per call. */
const measure = async (name: string, count: number, call: () => Promise<unknown>) => {
  await call();
  let best = Infinity;
  for (let batch = 0; batch < 10; batch += 1) {
    const start = performance.now();
    for (let time = 0; time < count / 10; time += 1) await call();
    best = Math.min(best, (performance.now() - start) / (count / 10));
  }
  console.log(`${name}: ${best.toFixed(3)} ms`);
};

const namespaces = ['common', 'errors', 'activity', 'plan', 'planner', 'catalogue'] as const;

await measure('serverSideTranslations', 1000, () =>
  serverSideTranslations('de', [...namespaces], i18nConfig),
);
await measure('loadTranslations', 1000, () =>
  loadTranslations('de', 'consumer', namespaces.slice(2)),
);
