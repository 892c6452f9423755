import { collectMetrics, printMetrics } from '@/platform/metrics/registry';
import { registerSourceMetrics } from './sourceMetrics';

it('has the age and state of each source, no age that is unknown, and the faults by kind', async () => {
  const fault = { file: 'cities/a.json', field: 'price', reason: 'is missing' };
  registerSourceMetrics({
    listSources: () => [
      { id: 'files', isFailing: false, goodAt: 1000 },
      { id: 'upstream', isFailing: true, goodAt: undefined },
    ],
    listFaults: () => [
      { ...fault, kind: 'schema' },
      { ...fault, kind: 'schema', field: 'name' },
      { ...fault, kind: 'not-json' },
    ],
    now: () => 3500,
  });
  const lines = (await printMetrics([await collectMetrics()])).split('\n');
  expect(lines.filter((line) => line.startsWith('troupe_'))).toEqual([
    'troupe_source_age_seconds{source="files"} 2.5',
    'troupe_source_failing{source="files"} 0',
    'troupe_source_failing{source="upstream"} 1',
    'troupe_content_faults{kind="schema"} 2',
    'troupe_content_faults{kind="not-json"} 1',
  ]);
});
