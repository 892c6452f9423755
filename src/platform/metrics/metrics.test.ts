import { Gauge, Registry } from 'prom-client';
import {
  createCounter,
  createGauge,
  createHistogram,
  createReadCounter,
  observeMs,
} from './metrics';
import { registerProcessMetrics } from './processMetrics';
import { collectMetrics, type Family, printMetrics } from './registry';

const print = async (name: string) =>
  printMetrics([(await collectMetrics()).filter((family) => family.name === name)]);

it('counts by what its labels say', async () => {
  const answers = createCounter({
    name: 'answers_total',
    help: 'Answers.',
    labelNames: ['kind', 'status'],
  });
  answers.inc({ kind: 'page', status: 200 });
  answers.inc({ kind: 'page', status: 200 });
  answers.inc({ kind: 'image', status: 404 });
  expect(await print('answers_total')).toBe(
    [
      '# HELP answers_total Answers.',
      '# TYPE answers_total counter',
      'answers_total{kind="page",status="200"} 2',
      'answers_total{kind="image",status="404"} 1',
      '',
    ].join('\n'),
  );
});

it('is the same figure for whoever creates it once more', async () => {
  const options = { name: 'twice_total', help: 'Twice.', labelNames: [] };
  createCounter(options).inc();
  createCounter(options).inc();
  expect(await print('twice_total')).toContain('\ntwice_total 2\n');
});

it('tells how many took no longer than so long', async () => {
  const durations = createHistogram({
    name: 'making_seconds',
    help: 'Making.',
    labelNames: ['outcome'],
  });
  observeMs(durations, { outcome: 'made' }, 5);
  observeMs(durations, { outcome: 'made' }, 60);
  observeMs(durations, { outcome: 'made' }, 20_000);
  observeMs(durations, { outcome: 'failed' }, -3);
  const text = await print('making_seconds');
  expect(text).toContain('making_seconds_bucket{le="0.005",outcome="made"} 1\n');
  expect(text).toContain('making_seconds_bucket{le="0.05",outcome="made"} 1\n');
  expect(text).toContain('making_seconds_bucket{le="0.1",outcome="made"} 2\n');
  expect(text).toContain('making_seconds_bucket{le="10",outcome="made"} 2\n');
  expect(text).toContain('making_seconds_bucket{le="+Inf",outcome="made"} 3\n');
  expect(text).toContain('making_seconds_sum{outcome="made"} 20.065\n');
  expect(text).toContain('making_seconds_count{outcome="made"} 3\n');
  expect(text).toContain('making_seconds_sum{outcome="failed"} 0\n');
});

it('asks for what goes up and down when somebody wants to know', async () => {
  let age = 1;
  createGauge({ name: 'age_seconds', help: 'Age.', label: 'source', read: () => [['files', age]] });
  age = 2.5;
  expect(await print('age_seconds')).toContain('age_seconds{source="files"} 2.5\n');
});

it('nothing in a label breaks a line', async () => {
  const odd = createCounter({ name: 'odd_total', help: 'Two\nlines \\', labelNames: ['what'] });
  odd.inc({ what: '"quoted" \\' });
  expect(await print('odd_total')).toBe(
    '# HELP odd_total Two\\nlines \\\\\n# TYPE odd_total counter\nodd_total{what="\\"quoted\\" \\\\"} 1\n',
  );
});

it('what two processes tell under one name stands together', async () => {
  const of = async (process: string, value: number): Promise<Family[]> => {
    const registry = new Registry();
    const options = { name: 'memory_bytes', help: 'Memory.', labelNames: ['process'] };
    new Gauge({ ...options, registers: [registry] }).set({ process }, value);
    return registry.getMetricsAsJSON();
  };
  expect(await printMetrics([await of('front', 1), await of('renderer', 2)])).toBe(
    [
      '# HELP memory_bytes Memory.',
      '# TYPE memory_bytes gauge',
      'memory_bytes{process="front"} 1',
      'memory_bytes{process="renderer"} 2',
      '',
    ].join('\n'),
  );
});

it('a histogram is the same after its way from another process', async () => {
  observeMs(
    createHistogram({ name: 'way_seconds', help: 'Way.', labelNames: ['to'] }),
    { to: 'a' },
    7,
  );
  const sent = JSON.parse(JSON.stringify(await collectMetrics())) as Family[];
  expect(await printMetrics([sent])).toBe(await printMetrics([await collectMetrics()]));
  expect(await printMetrics([sent])).toContain('way_seconds_bucket{le="0.01",to="a"} 1\n');
});

it('forgets what is no longer read, and lets a figure that is counted elsewhere be 0', async () => {
  let figures: readonly (readonly [string, number])[] = [['renderer', 3]];
  createReadCounter({ name: 'read_total', help: 'Read.', label: 'process', read: () => figures });
  expect(await print('read_total')).toContain('read_total{process="renderer"} 3\n');
  expect(await print('read_total')).toContain('read_total{process="renderer"} 3\n');
  figures = [['spare', 0]];
  expect(await print('read_total')).toContain('counter\nread_total{process="spare"} 0\n');
});

it('a process tells what it takes of the machine', async () => {
  registerProcessMetrics('front');
  expect(await print('troupe_process_memory_bytes')).toMatch(/\{process="front"\} \d{7,}\n/);
  expect(await print('troupe_process_cpu_seconds_total')).toMatch(/\{process="front"\} \d+\.\d+\n/);
});
