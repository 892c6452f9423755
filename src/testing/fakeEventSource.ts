/** Stands in for the browser's streams, which jsdom does not have. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** All that were opened. */
  static all: FakeEventSource[] = [];
  readyState: number = FakeEventSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  /** Those that the page has not closed. */
  static get open(): readonly FakeEventSource[] {
    return this.all.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  accept(): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(type: string, data: string): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  /** @param isFinal whether the browser opens it no more, as after a refusal */
  fail(isFinal: boolean): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }
}
