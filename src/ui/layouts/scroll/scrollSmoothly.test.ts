/** @jest-environment jsdom */
import { setMotion, watchScroll } from '@/testing/scrolling';
import { scrollSmoothly } from './scrollSmoothly';

beforeEach(() => {
  jest.useFakeTimers();
  setMotion('wanted');
});

afterEach(() => {
  // A running animation must not affect the next test.
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
});

it('takes 300 ms, slow at both ends', () => {
  const seen = watchScroll();
  scrollSmoothly({ from: 1000, to: () => 0 });
  jest.advanceTimersByTime(299);
  expect(seen.at(0)).toBe(1000);
  expect(seen.at(-1)).toBeGreaterThan(0);
  expect(seen.length).toBeGreaterThan(10);
  expect([...seen].sort((a, b) => b - a)).toEqual(seen);
  const steps = seen.slice(1).map((top, index) => (seen[index] ?? 0) - top);
  expect(steps.indexOf(Math.max(...steps))).toBeGreaterThan(steps.length / 4);
  jest.advanceTimersByTime(20);
  expect(window.scrollY).toBe(0);
});

it('is over then, whatever moves the view afterwards', () => {
  watchScroll();
  scrollSmoothly({ from: 1000, to: () => 0 });
  jest.advanceTimersByTime(320);
  window.scrollTo({ top: 400 });
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(400);
});

it('shows nothing in between to those who want no motion', () => {
  setMotion('unwanted');
  const seen = watchScroll();
  scrollSmoothly({ from: 1000, to: () => 200 });
  jest.advanceTimersByTime(1000);
  expect(new Set(seen)).toEqual(new Set([200]));
});

it('is there at once where it starts nowhere, and stays there while Next jumps elsewhere', () => {
  watchScroll();
  scrollSmoothly({ to: () => 700 });
  expect(window.scrollY).toBe(700);
  for (const later of [50, 800]) {
    jest.advanceTimersByTime(later);
    window.scrollTo({ top: 100 });
    jest.advanceTimersByTime(20);
    expect(window.scrollY).toBe(700);
  }
});

it('follows what it goes to', () => {
  watchScroll();
  let top = 500;
  scrollSmoothly({ from: 0, to: () => top });
  jest.advanceTimersByTime(150);
  top = 900;
  jest.advanceTimersByTime(200);
  expect(window.scrollY).toBe(900);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves the view to the visitor at once: %s',
  (type) => {
    watchScroll();
    scrollSmoothly({ from: 1000, to: () => 0 });
    jest.advanceTimersByTime(150);
    window.dispatchEvent(new Event(type));
    window.scrollTo({ top: 640 });
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(640);
  },
);

it('gives way to the next one', () => {
  watchScroll();
  scrollSmoothly({ from: 1000, to: () => 0 });
  jest.advanceTimersByTime(100);
  scrollSmoothly({ to: () => 300 });
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(300);
});

it('leaves nothing behind', () => {
  watchScroll();
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  scrollSmoothly({ from: 1000, to: () => 0 });
  jest.advanceTimersByTime(1000);
  const typesOf = (calls: readonly (readonly unknown[])[]) => calls.map(([type]) => type);
  expect(typesOf(removed.mock.calls)).toEqual(typesOf(added.mock.calls));
  expect(jest.getTimerCount()).toBe(0);
});
