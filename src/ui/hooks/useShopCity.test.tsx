/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fetchPayload } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import {
  type Answers,
  answerFrom,
  FreshCalls,
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
  expect(result.current).toMatchObject({ city: undefined, problem: undefined });
  await waitFor(() => expect(result.current.city).toEqual({ slug: 'krakow', products: [] }));
  expect(result.current.problem).toBeUndefined();
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
  await waitFor(() => expect(result.current.problem).toBe('missing'));
  expect(result.current.city).toBeUndefined();
});

describe('a city that cannot be loaded', () => {
  it.each([
    ['no response', unreachableError],
    ['an error of the server', new HttpError('status', 'GET: status 500', 500)],
    ['no JSON', new HttpError('not-json', 'GET: no JSON', 200)],
  ])('is unavailable, not missing: %s', async (_, error) => {
    const result = ask('krakow', { '/api/shop/1/krakow': error });
    await waitFor(() => expect(result.current.problem).toBe('unavailable'));
    expect(result.current.city).toBeUndefined();
  });

  it('has no problem any more once it is forgotten', async () => {
    const result = ask('krakow', { '/api/shop/1/krakow': unreachableError });
    await waitFor(() => expect(result.current.problem).toBe('unavailable'));
    await act(() => result.current.forget());
    expect(result.current.problem).toBeUndefined();
  });
});

it('is not asked for where there is none to ask for', () => {
  const result = ask(null, {});
  expect(result.current).toMatchObject({ city: undefined, problem: undefined });
  expect(fetchMock).not.toHaveBeenCalled();
});
