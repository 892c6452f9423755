type Attributes = Readonly<Record<string, string | number>>;

/** What is known of a request for as long as it lasts. */
export interface RequestSpan {
  /** Names it to whoever it is handed on to. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (attributes: Attributes) => void;
}

/** As much of tracing as the shop's own code has to do with. */
export interface Tracer {
  /** @param headers of the request, which may be part of a trace already */
  readonly openRequest: (
    name: string,
    attributes: Attributes,
    headers: Readonly<Record<string, unknown>>,
  ) => RequestSpan;
  readonly withSpan: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>;
  /** Sends what is left. Never rejects, and gives up after a few seconds. */
  readonly stop: () => Promise<void>;
}

/** Next bundles this module more than once; all of them trace or none. */
const shared = globalThis as typeof globalThis & { troupeTracer?: Tracer };

export const setTracer = (tracer: Tracer | undefined): void => {
  if (tracer) shared.troupeTracer = tracer;
  else delete shared.troupeTracer;
};

/** Nothing where nobody has asked for traces. */
export const getTracer = (): Tracer | undefined => shared.troupeTracer;

/** Has what `run` does be part of the trace, if there is one. */
export const withSpan = <Value>(name: string, run: () => Promise<Value>): Promise<Value> =>
  shared.troupeTracer ? shared.troupeTracer.withSpan(name, run) : run();
