/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { fetchPayload } from '@/platform/http/client';
import {
  type Answers,
  answerFrom,
  FreshCalls,
  letAnswersArrive,
  notFoundError,
  unreachableError,
} from '@/testing/liveApi';
import { useShopCity } from './useShopCity';

jest.mock('@/platform/http/client');
const fetchMock = jest.mocked(fetchPayload);

const krakow = { data: { slug: 'krakow', city_group: { products: [] } } };

const ask = (slug: string | null, answers: Answers) => {
  fetchMock.mockReset().mockImplementation(answerFrom(answers));
  return renderHook(() => useShopCity(1, slug), { wrapper: FreshCalls }).result;
};

it('is what the API tells', async () => {
  const result = ask('krakow', { '/api/shop/1/krakow': krakow });
  expect(result.current).toEqual({ city: undefined, isMissing: false });
  await waitFor(() => expect(result.current.city).toEqual({ slug: 'krakow', products: [] }));
  expect(result.current.isMissing).toBe(false);
});

it('is asked for by its slug as an address has it', async () => {
  ask('são paulo/x', {});
  await waitFor(() => expect(fetchMock.mock.calls).toEqual([['/api/shop/1/s%C3%A3o%20paulo%2Fx']]));
});

it.each([
  ['says that there is none', notFoundError],
  ['answers without one', { data: null }],
  ['answers nothing', null],
])('is missing when the API %s', async (_, answer) => {
  const result = ask('krakow', { '/api/shop/1/krakow': answer });
  await waitFor(() => expect(result.current).toEqual({ city: undefined, isMissing: true }));
});

it('is not missing when nobody answers', async () => {
  const result = ask('krakow', { '/api/shop/1/krakow': unreachableError });
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await letAnswersArrive();
  expect(result.current).toEqual({ city: undefined, isMissing: false });
});

it('is not asked for where there is none to ask for', () => {
  const result = ask(null, {});
  expect(result.current).toEqual({ city: undefined, isMissing: false });
  expect(fetchMock).not.toHaveBeenCalled();
});
