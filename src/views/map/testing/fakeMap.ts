import { act } from '@testing-library/react';
import type { DrawnMap, MapOptions, Scale } from '../drawnMap';
import type { DrawMap } from '../loadMap';

/** A map that draws nothing and records its calls. */
export interface FakeMap extends DrawnMap {
  readonly options: MapOptions;
  readonly grow: jest.Mock<void, []>;
  readonly shrink: jest.Mock<void, []>;
  readonly showAll: jest.Mock<void, []>;
  readonly show: jest.Mock<void, [number]>;
  readonly find: jest.Mock<void, [number]>;
  readonly remove: jest.Mock<void, []>;
  /** Simulates a zoom. */
  readonly scaleTo: (scale: Partial<Scale>) => void;
}

export interface FakeMaps {
  /** All drawn maps, the latest last. */
  readonly drawn: FakeMap[];
  readonly draw: DrawMap;
}

const middle: Scale = { points: [], canGrow: true, canShrink: true };

export const createFakeMaps = (): FakeMaps => {
  const drawn: FakeMap[] = [];
  const draw: DrawMap = (container, options) => {
    const spots = options.places.map(() => document.createElement('div'));
    container.append(...spots);
    const map: FakeMap = {
      options,
      spots,
      grow: jest.fn(),
      shrink: jest.fn(),
      showAll: jest.fn(),
      show: jest.fn(),
      find: jest.fn(),
      remove: jest.fn(() => container.replaceChildren()),
      scaleTo: (scale) =>
        act(() =>
          options.onScale({
            ...middle,
            points: options.places.map((_, index) => ({ x: index * 1000, y: 0 })),
            ...scale,
          }),
        ),
    };
    drawn.push(map);
    return map;
  };
  return { drawn, draw };
};

/** Adds browser features that jsdom lacks. Call it before each test. */
export const prepareBrowser = (prefersCalm = false): { readonly scrolledTo: jest.Mock } => {
  const scrolledTo = jest.fn(function scrollIntoView(this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = scrolledTo;
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: query.includes('reduce') && prefersCalm }) as MediaQueryList,
  );
  window.requestIdleCallback = (idle) => {
    idle({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  window.cancelIdleCallback = () => {};
  return { scrolledTo };
};
