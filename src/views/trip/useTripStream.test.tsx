/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { FakeEventSource } from '@/testing/fakeEventSource';
import { useTripStream } from './useTripStream';

const id = 'aB3dE5gH7jK9';
let reported: (readonly [number, number])[];

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  FakeEventSource.all = [];
  Object.assign(window, { EventSource: FakeEventSource });
  show('visible');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'EventSource');
  Reflect.deleteProperty(document, 'visibilityState');
});

const show = (state: 'visible' | 'hidden') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const listen = (trip: string | undefined = id) =>
  renderHook(() => useTripStream(trip, (...news) => reported.push(news)));

const latest = () => {
  const stream = FakeEventSource.all.at(-1);
  if (!stream) throw new Error('There is no stream');
  return stream;
};

const accept = () => act(() => latest().accept());

it('reports the revisions that the stream carries, with the time to spread over', () => {
  const { result } = listen();
  expect(result.current.isLive).toBe(false);
  expect(latest().url).toBe(`/api/trip/live?id=${id}`);
  accept();
  act(() => {
    latest().say('spread', '150');
    latest().say('message', '7');
    latest().say('message', 'nonsense');
    latest().say('message', '8');
  });
  expect(reported).toEqual([
    [7, 150],
    [8, 150],
  ]);
  expect(result.current).toEqual({ isLive: true, spreadMs: 150 });
});

it('opens one stream, closes it while the page is hidden, and with the page', () => {
  const { result, rerender, unmount } = listen();
  accept();
  rerender();
  show('visible');
  expect(FakeEventSource.all).toHaveLength(1);
  show('hidden');
  expect(FakeEventSource.open).toHaveLength(0);
  expect(result.current.isLive).toBe(false);
  show('visible');
  expect(FakeEventSource.open).toHaveLength(1);
  unmount();
  expect(FakeEventSource.open).toHaveLength(0);
});

it('opens none without a trip, or for a page that is hidden from the start', () => {
  renderHook(() => useTripStream(undefined, () => {}));
  show('hidden');
  listen();
  expect(FakeEventSource.all).toHaveLength(0);
});

it('is not live while the browser opens an interrupted stream again', () => {
  const { result } = listen();
  accept();
  act(() => latest().fail(false));
  expect(result.current.isLive).toBe(false);
  accept();
  expect(result.current.isLive).toBe(true);
  expect(FakeEventSource.all).toHaveLength(1);
});

it('asks again after a minute or two if it was refused, and then less and less', () => {
  listen();
  act(() => latest().fail(true));
  act(() => jest.advanceTimersByTime(59_000));
  expect(FakeEventSource.all).toHaveLength(1);
  act(() => jest.advanceTimersByTime(61_000));
  expect(FakeEventSource.all).toHaveLength(2);
  act(() => latest().fail(true));
  act(() => jest.advanceTimersByTime(119_000));
  expect(FakeEventSource.all).toHaveLength(2);
});

it('a page that is hidden does not ask again', () => {
  listen();
  act(() => latest().fail(true));
  show('hidden');
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(FakeEventSource.all).toHaveLength(1);
});
