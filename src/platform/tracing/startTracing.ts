import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { withTimeout } from '@troupe/basics/withTimeout';
import { toLogPath } from '@troupe/basics/toLogPath';
import { setTracer, type Tracer } from './tracer';

/** In ms for the last spans to be sent. */
const stopTimeoutMs = 3000;

/** Attributes in which Next and others record addresses. Their queries may contain user input. */
const addresses = ['http.target', 'http.url', 'url.full'] as const;

/**
 * Sends traces as JSON over HTTP to the collector of OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` …). Next adds its own spans for renders.
 *
 * Import this file only if tracing is enabled, because it loads OpenTelemetry's libraries.
 *
 * @param processName name of this process in the traces
 */
export const startTracing = (processName: string): Tracer => {
  const batches = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'troupe',
      'troupe.process': processName,
    }),
    spanProcessors: [
      {
        onStart: (span) => {
          for (const name of addresses) {
            const address = span.attributes[name];
            if (typeof address === 'string') span.setAttribute(name, toLogPath(address));
          }
        },
        onEnd: () => {},
        forceFlush: async () => {},
        shutdown: async () => {},
      },
      batches,
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const spans = trace.getTracer('troupe');

  const tracer: Tracer = {
    openRequest: (name, attributes, headers) => {
      const before = propagation.extract(ROOT_CONTEXT, headers);
      const kind = SpanKind.SERVER;
      const span = spans.startSpan(name, { kind, attributes: { ...attributes } }, before);
      const onward: Record<string, string> = {};
      propagation.inject(trace.setSpan(before, span), onward);
      return {
        headers: onward,
        end: (known) => {
          span.setAttributes({ ...known });
          if (Number(known['http.response.status_code']) >= 500) {
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    withSpan: (name, run) =>
      spans.startActiveSpan(name, async (span) => {
        try {
          return await run();
        } catch (error) {
          // Without the message, which belongs in the log.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: async () => {
      setTracer(undefined);
      await withTimeout(provider.shutdown(), stopTimeoutMs).catch(() => undefined);
    },
  };
  setTracer(tracer);
  return tracer;
};
