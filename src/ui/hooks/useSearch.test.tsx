/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { fetchPayload } from '@/platform/http/client';
import {
  answerFrom,
  FreshCalls,
  letAnswersArrive,
  notFoundError,
  unreachableError,
} from '@/testing/liveApi';
import { createSmallData } from '@/testing/smallSearch';
import { useSearch } from './useSearch';

jest.mock('@/platform/http/client');

const path = '/_next/data/build-7/de/search/all.json';
const payload = { pageProps: { view: { search: createSmallData(), order: [] } } };

const answer = (answers: Parameters<typeof answerFrom>[0]) =>
  jest.mocked(fetchPayload).mockImplementation(answerFrom(answers));

beforeEach(() => {
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-7' } });
  jest.mocked(fetchPayload).mockReset();
});

const start = () => renderHook(() => useSearch('de'), { wrapper: FreshCalls });

it('asks this build for the list of everything, once, and searches it', async () => {
  answer({ [path]: payload });
  const { result, rerender } = start();
  expect(result.current.search).toBeUndefined();
  await waitFor(() => expect(result.current.search).toBeDefined());
  rerender();
  expect(result.current.search?.('beer bike').hits[0]?.entry.title).toBe('Beer bike');
  expect(jest.mocked(fetchPayload).mock.calls).toEqual([[path]]);
  expect(result.current.trouble).toBeUndefined();
});

it('says that nobody answers, and asks again when told to', async () => {
  answer({ [path]: unreachableError });
  const { result } = start();
  await waitFor(() => expect(result.current.trouble).toBe('unreachable'));
  answer({ [path]: payload });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.search).toBeDefined());
  expect(result.current.trouble).toBeUndefined();
});

it('says that this build is no longer served', async () => {
  answer({ [path]: notFoundError });
  const { result } = start();
  await waitFor(() => expect(result.current.trouble).toBe('outdated'));
});

it.each([null, {}, { pageProps: { view: {} } }, { pageProps: { view: { search: [] } } }, 'x'])(
  'takes an answer that is no index for none: %j',
  async (wrong) => {
    answer({ [path]: wrong });
    const { result } = start();
    await waitFor(() => expect(result.current.trouble).toBe('unreachable'));
  },
);

describe('opened again in the same tab', () => {
  const { search, order } = payload.pageProps.view;
  const entries = search.entries.map((entry) => ({ ...entry, title: 'Newer' }));
  const newer = { pageProps: { view: { search: { ...search, entries }, order } } };

  const openAgain = async (after: number, answers: Parameters<typeof answerFrom>[0]) => {
    const known = new Map();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <SWRConfig value={{ provider: () => known, dedupingInterval: 0 }}>{children}</SWRConfig>
    );
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answer({ [path]: payload });
    const first = renderHook(() => useSearch('de'), { wrapper });
    await waitFor(() => expect(first.result.current.search).toBeDefined());
    first.unmount();
    now.mockReturnValue(1_000_000 + after);
    answer(answers);
    return renderHook(() => useSearch('de'), { wrapper });
  };

  afterEach(() => jest.restoreAllMocks());

  it('within a minute, has what it had', async () => {
    const { result } = await openAgain(59_000, { [path]: newer });
    await letAnswersArrive();
    expect(result.current.search?.('beer bike').hits[0]?.entry.title).toBe('Beer bike');
    expect(fetchPayload).toHaveBeenCalledTimes(1);
  });

  it('later, has what it had until the newer one is there', async () => {
    const { result } = await openAgain(61_000, { [path]: newer });
    expect(result.current.search?.('beer bike').hits[0]?.entry.title).toBe('Beer bike');
    await waitFor(() =>
      expect(result.current.search?.('beer bike').hits[0]?.entry.title).toBe('Newer'),
    );
    expect(fetchPayload).toHaveBeenCalledTimes(2);
  });

  it.each([unreachableError, notFoundError])('keeps it where none comes: %s', async (error) => {
    const { result } = await openAgain(61_000, { [path]: error });
    await letAnswersArrive();
    expect(fetchPayload).toHaveBeenCalledTimes(2);
    expect(result.current.search?.('beer bike').hits[0]?.entry.title).toBe('Beer bike');
    expect(result.current.trouble).toBeUndefined();
  });
});
