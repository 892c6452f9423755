/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAddressState } from '@/ui/hooks/useAddressState';
import { useTypedQuery } from './useTypedQuery';

jest.mock('@/ui/hooks/useAddressState');

const setAddress = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  setAddress.mockClear();
});
afterEach(() => jest.useRealTimers());

/** The hook with an address that the test changes, at the times when a router would. */
const open = () => {
  let text = '';
  jest.mocked(useAddressState).mockImplementation(() => [{ text }, setAddress]);
  const { result, rerender } = renderHook(() => useTypedQuery());
  return {
    query: () => result.current.query,
    type: (typed: string) => act(() => result.current.type(typed)),
    submit: () => act(() => result.current.submit()),
    show: (next: string) => {
      text = next;
      rerender();
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

it('writes what is typed to the address when typing pauses', () => {
  const { query, type, wait } = open();
  type('k');
  wait(399);
  type('ka');
  expect(query()).toBe('ka');
  wait(399);
  expect(setAddress).not.toHaveBeenCalled();
  wait(1);
  expect(setAddress.mock.calls).toEqual([[{ text: 'ka' }]]);
});

it('keeps what was typed before the address was read', () => {
  const { query, type, show } = open();
  type('k');
  show('beer');
  expect(query()).toBe('k');
});

it('takes a text from elsewhere once the address has had what was typed', () => {
  const { query, type, show, wait } = open();
  type('karting');
  wait(400);
  show('karting');
  show('beer');
  expect(query()).toBe('beer');
});

it('takes an earlier text from elsewhere', () => {
  const { query, type, show, wait } = open();
  for (const typed of ['kart', 'karting']) {
    type(typed);
    wait(400);
    show(typed);
  }
  show('kart');
  expect(query()).toBe('kart');
});

it('submits without the pause', () => {
  const { type, submit } = open();
  type('karting');
  submit();
  expect(setAddress.mock.calls).toEqual([[{ text: 'karting' }]]);
});
