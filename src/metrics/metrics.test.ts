import { createCounter } from './counter';
import type { Family } from './family';
import { createGauge } from './gauge';
import { createHistogram } from './histogram';
import { printMetrics } from './printMetrics';
import { registerProcessMetrics } from './processMetrics';
import { collectMetrics } from './registry';

const print = (name: string) =>
  printMetrics(collectMetrics().filter((family) => family.name === name));

it('counts by what its labels say', () => {
  const answers = createCounter({
    name: 'answers_total',
    help: 'Answers.',
    labels: ['kind', 'status'],
  });
  answers.add('page', '200');
  answers.add('page', '200');
  answers.add('image', '404');
  expect(print('answers_total')).toBe(
    [
      '# HELP answers_total Answers.',
      '# TYPE answers_total counter',
      'answers_total{kind="page",status="200"} 2',
      'answers_total{kind="image",status="404"} 1',
      '',
    ].join('\n'),
  );
});

it('is the same figure for whoever creates it once more', () => {
  const options = { name: 'twice_total', help: 'Twice.', labels: [] };
  createCounter(options).add();
  createCounter(options).add();
  expect(print('twice_total')).toContain('\ntwice_total 2\n');
});

it('tells how many took no longer than so long', () => {
  const durations = createHistogram({ name: 'making_seconds', help: 'Making.', label: 'outcome' });
  durations.note('made', 5);
  durations.note('made', 60);
  durations.note('made', 20_000);
  durations.note('failed', -3);
  const text = print('making_seconds');
  expect(text).toContain('making_seconds_bucket{outcome="made",le="0.005"} 1\n');
  expect(text).toContain('making_seconds_bucket{outcome="made",le="0.05"} 1\n');
  expect(text).toContain('making_seconds_bucket{outcome="made",le="0.1"} 2\n');
  expect(text).toContain('making_seconds_bucket{outcome="made",le="10"} 2\n');
  expect(text).toContain('making_seconds_bucket{outcome="made",le="+Inf"} 3\n');
  expect(text).toContain('making_seconds_sum{outcome="made"} 20.065\n');
  expect(text).toContain('making_seconds_count{outcome="made"} 3\n');
  expect(text).toContain('making_seconds_sum{outcome="failed"} 0\n');
});

it('asks for what goes up and down when somebody wants to know', () => {
  let age = 1;
  createGauge({ name: 'age_seconds', help: 'Age.', label: 'source', read: () => [['files', age]] });
  age = 2.5;
  expect(print('age_seconds')).toContain('age_seconds{source="files"} 2.5\n');
});

it('nothing in a label breaks a line', () => {
  const odd = createCounter({ name: 'odd_total', help: 'Two\nlines \\', labels: ['what'] });
  odd.add('"quoted" \\');
  expect(print('odd_total')).toBe(
    '# HELP odd_total Two\\nlines \\\\\n# TYPE odd_total counter\nodd_total{what="\\"quoted\\" \\\\"} 1\n',
  );
});

it('what two processes tell under one name stands together', () => {
  const of = (process: string): Family => ({
    name: 'memory_bytes',
    help: 'Memory.',
    type: 'gauge',
    samples: [{ suffix: '', labels: [['process', process]], value: 1 }],
  });
  const lines = printMetrics([of('front'), of('renderer')]).split('\n');
  expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(2);
  expect(lines.slice(2, 4)).toEqual([
    'memory_bytes{process="front"} 1',
    'memory_bytes{process="renderer"} 1',
  ]);
});

it('a process tells what it takes of the machine', () => {
  registerProcessMetrics('front');
  expect(print('troupe_process_memory_bytes')).toMatch(/\{process="front"\} \d{7,}\n/);
  expect(print('troupe_process_cpu_seconds')).toMatch(/\{process="front"\} \d+\.\d+\n/);
});
