/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fetchPayload } from '@/platform/http/client';
import { unreachableError } from '@/testing/liveApi';
import { useLatestBuild } from './useLatestBuild';

jest.mock('@/platform/http/client');
const fetchMock = jest.mocked(fetchPayload);

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, buildId: 'old' };
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const start = async () => {
  const { result, unmount } = renderHook(() => useLatestBuild());
  await wait(1000);
  return { isOutdated: () => result.current, unmount };
};

it('a page of the build that is served is up to date', async () => {
  fetchMock.mockResolvedValue({ id: 'old', builtAt: null });
  const { isOutdated } = await start();
  expect(isOutdated()).toBe(false);
  expect(fetchMock.mock.calls).toEqual([['/api/build', { cache: 'no-store' }]]);
});

it('it is outdated once another one is served', async () => {
  fetchMock.mockResolvedValue({ id: 'old', builtAt: null });
  const { isOutdated } = await start();
  fetchMock.mockResolvedValue({ id: 'new', builtAt: null });
  await wait(3_600_000);
  expect(isOutdated()).toBe(true);
});

it.each([
  ['out of reach', () => fetchMock.mockRejectedValue(unreachableError)],
  ['talking of something else', () => fetchMock.mockResolvedValue({ statusCode: 503 })],
])('it is not while the server is %s', async (_, begin) => {
  begin();
  expect((await start()).isOutdated()).toBe(false);
});

it('a page that is left asks no more', async () => {
  fetchMock.mockResolvedValue({ id: 'old' });
  (await start()).unmount();
  await wait(24 * 3_600_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
