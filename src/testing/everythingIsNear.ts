import './noIntersections';

const Nowhere = globalThis.IntersectionObserver;

/** Import for its effect: whatever is watched for coming near the screen is there at once. */
globalThis.IntersectionObserver = class extends Nowhere {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    this.#tell = tell;
  }

  override observe(target: Element) {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.#tell([entry], this);
  }
};
