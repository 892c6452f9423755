/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { FakeEventSource } from '@/testing/fakeEventSource';
import { useLiveTrip } from './useLiveTrip';

const id = 'aB3dE5gH7jK9';
let shown: number;
let reads: number;

beforeEach(() => {
  jest.useFakeTimers();
  [shown, reads] = [1, 0];
  FakeEventSource.all = [];
  Object.assign(window, { EventSource: FakeEventSource });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'EventSource');
  Reflect.deleteProperty(document, 'visibilityState');
});

const open = () =>
  renderHook(() =>
    useLiveTrip(id, {
      revision: () => shown,
      isSending: () => false,
      read: async () => void (reads += 1),
    }),
  );

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('polls where there is no stream', async () => {
  Reflect.deleteProperty(window, 'EventSource');
  open();
  await pass(20_500);
  expect(reads).toBe(4);
});

it('with a stream, reads when it reports a change, and hardly polls', async () => {
  open();
  act(() => FakeEventSource.all[0]?.accept());
  await pass(30_000);
  expect(reads).toBe(0);
  act(() => FakeEventSource.all[0]?.say('message', '2'));
  await pass(100);
  expect(reads).toBe(1);
  shown = 2;
  await pass(59_000);
  expect(reads).toBe(2);
});

it('polls again as soon as the stream is gone', async () => {
  open();
  act(() => FakeEventSource.all[0]?.accept());
  await pass(10_000);
  act(() => FakeEventSource.all[0]?.fail(true));
  await pass(5100);
  expect(reads).toBe(1);
});

it('does not poll while the page is hidden', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  open();
  await pass(60_000);
  expect(reads).toBe(0);
});
