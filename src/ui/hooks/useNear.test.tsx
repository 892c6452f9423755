/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from './useNear';

const watched = new Map<Element, IntersectionObserverCallback>();
const asked: (IntersectionObserverInit | undefined)[] = [];

class Watcher {
  readonly #tell: IntersectionObserverCallback;
  readonly #targets: Element[] = [];

  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#tell = tell;
    asked.push(options);
  }

  observe(target: Element) {
    this.#targets.push(target);
    watched.set(target, this.#tell);
  }

  disconnect() {
    for (const target of this.#targets) watched.delete(target);
  }
}

beforeEach(() => {
  watched.clear();
  asked.length = 0;
  Object.assign(globalThis, { IntersectionObserver: Watcher });
});

const Thing = () => {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useNear(ref) ? 'near' : 'far'}</p>;
};

const come = (isIntersecting: boolean) =>
  act(() => {
    for (const [target, tell] of watched) {
      tell(
        [{ isIntersecting, target } as unknown as IntersectionObserverEntry],
        new IntersectionObserver(() => {}),
      );
    }
  });

it('is far until it comes near the screen, some way before it is on it', () => {
  render(<Thing />);
  expect(screen.getByText('far')).toBeInTheDocument();
  expect(asked).toEqual([{ rootMargin: '300px' }]);
  come(false);
  expect(screen.getByText('far')).toBeInTheDocument();
  come(true);
  expect(screen.getByText('near')).toBeInTheDocument();
});

it('stays near, and is watched no more', () => {
  render(<Thing />);
  come(true);
  expect(watched.size).toBe(0);
  expect(screen.getByText('near')).toBeInTheDocument();
});

it('is not watched once it is gone', () => {
  const { unmount } = render(<Thing />);
  expect(watched.size).toBe(1);
  unmount();
  expect(watched.size).toBe(0);
});
