/** @jest-environment jsdom */
import { type ApiAnswer, answerCalls } from '@/testing/answerCalls';
import { renderHook, waitFor } from '@testing-library/react';
import { FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { useCall } from './useCall';

const rates = [{ rates: [{ code: 'EUR', mid: 4 }] }];

/** Answers in order, and repeats the last one. */
const ask = (...answers: readonly [ApiAnswer, ...ApiAnswer[]]) => {
  const calls = answerCalls(() => answers[calls.length - 1] ?? 'offline');
  const { result } = renderHook(() => useCall('/api/exchange-rates'), { wrapper: FreshCalls });
  return { calls, result };
};

it.each<[string, ApiAnswer]>([
  ['a status of spec section 7', { status: 503, body: {} }],
  ['no answer', 'offline'],
])('after %s, a call is made again', async (_, trouble) => {
  const { calls, result } = ask(trouble, { status: 200, body: rates });
  await waitFor(() => expect(result.current.data).toEqual(rates));
  expect(calls).toHaveLength(2);
  expect(result.current.error).toBeUndefined();
});

it.each<[number, ApiAnswer]>([
  [1, { status: 404, body: {} }],
  [2, { status: 503, body: {} }],
])(
  'a failure is final after %i calls, and leaves the page what it knows',
  async (count, trouble) => {
    const { calls, result } = ask(trouble, trouble, { status: 200, body: rates });
    await waitFor(() => expect(result.current.error).toBeDefined());
    await letAnswersArrive();
    expect(calls).toHaveLength(count);
    expect(result.current.data).toBeUndefined();
  },
);
