import './noIntersections';

const Nowhere = globalThis.IntersectionObserver;

/** Import this file for its side effect: every observed element intersects the viewport at once. */
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
