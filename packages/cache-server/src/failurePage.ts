/** A response for browsers when no renderer answers. */
export interface FailurePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
