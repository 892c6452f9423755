import { printMetrics } from '@/metrics/printMetrics';
import { collectMetrics } from '@/metrics/registry';
import { registerSourceMetrics } from './sourceMetrics';

it('tells how old each source is and whether it fails, without naming an age that nobody knows', () => {
  registerSourceMetrics(
    () => [
      { id: 'files', isFailing: false, goodAt: 1000 },
      { id: 'upstream', isFailing: true, goodAt: undefined },
    ],
    () => 3500,
  );
  const lines = printMetrics(collectMetrics()).split('\n');
  expect(lines.filter((line) => line.startsWith('troupe_'))).toEqual([
    'troupe_source_age_seconds{source="files"} 2.5',
    'troupe_source_failing{source="files"} 0',
    'troupe_source_failing{source="upstream"} 1',
  ]);
});
