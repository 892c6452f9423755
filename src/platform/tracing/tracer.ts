import { processState } from '@/platform/process/processState';

type Attributes = Readonly<Record<string, string | number>>;

/** The span of one request. */
export interface RequestSpan {
  /** Headers that pass the span to the next process. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (attributes: Attributes) => void;
}

/** The part of tracing that the shop's own code uses. */
export interface Tracer {
  /** @param headers of the request, which may already be part of a trace */
  readonly openRequest: (
    name: string,
    attributes: Attributes,
    headers: Readonly<Record<string, unknown>>,
  ) => RequestSpan;
  readonly withSpan: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>;
  /** Sends the remaining spans. Never rejects, and stops after a few seconds. */
  readonly stop: () => Promise<void>;
}

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    tracer: Tracer;
  }
}

export const setTracer = (tracer: Tracer | undefined): void => {
  if (tracer) processState.tracer = tracer;
  else delete processState.tracer;
};

/** Undefined if tracing is disabled. */
export const getTracer = (): Tracer | undefined => processState.tracer;

/** Records `run` as a span, if tracing is enabled. */
export const withSpan = <Value>(name: string, run: () => Promise<Value>): Promise<Value> =>
  processState.tracer ? processState.tracer.withSpan(name, run) : run();
