import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileForTest } from '@/testing/compileForTest';
import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';
import { getTracer, withSpan } from './tracer';

const run = promisify(execFile);

const program = compileForTest('src/platform/tracing/testing/trace.mts');

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

const spansIn = (body: string): readonly SentSpan[] =>
  (
    JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    }
  ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

it('what is done is run as ever while nobody has asked for traces', async () => {
  expect(getTracer()).toBeUndefined();
  expect(await withSpan('load', async () => 5)).toBe(5);
});

it('a collector is sent the trace that a request belongs to, with what was done for it', async () => {
  const { origin, calls } = await startServer(() => inJson({}));
  // A separate process, because the exporter cannot load its HTTP transport in Jest.
  const { stdout } = await run(process.execPath, [program()], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: origin },
  });

  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/traces']);
  const body = calls[0]?.body ?? '';
  const spans = spansIn(body);
  expect(spans.map(({ name }) => name)).toEqual(['GET page', 'load files', 'load upstream']);
  const [request, , failing] = spans;
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    status: { code: 2 },
  });
  expect(failing?.status).toMatchObject({ code: 2 });
  expect(stdout.trim().split('\n')).toEqual([
    'Error: at ann@example.com',
    `00-0af7651916cd43dd8448eb211c80319c-${request?.spanId}-01`,
  ]);
  expect(body).not.toContain('ann@example.com');
  expect(body).toContain('troupe.process');
});

it('a collector that is down costs nothing but its traces', async () => {
  const { stdout } = await run(process.execPath, [program()], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: await findNobody() },
  });
  expect(stdout).toContain('Error: at ann@example.com');
});
