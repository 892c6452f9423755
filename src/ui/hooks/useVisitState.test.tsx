/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useVisitState } from './useVisitState';

const key = 'booking:krakow:1';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const start = (of = key) => renderHook((name: string) => useVisitState(name), { initialProps: of });

it('what is chosen outlives a reload', () => {
  const { result, unmount } = start();
  expect(result.current[0]).toEqual({});
  act(() => result.current[1]({ date: '2026-11-27', 7: 6 }));
  expect(result.current[0]).toEqual({ date: '2026-11-27', 7: 6 });
  unmount();
  expect(start().result.current[0]).toEqual({ date: '2026-11-27', 7: 6 });
});

it('it can be forgotten', () => {
  const { result } = start();
  act(() => result.current[1]({ 7: 6 }));
  act(() => result.current[1](null));
  expect(result.current[0]).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('each key has its own', () => {
  const { result, rerender } = start();
  act(() => result.current[1]({ 7: 6 }));
  rerender('booking:prague:1');
  expect(result.current[0]).toEqual({});
  rerender(key);
  expect(result.current[0]).toEqual({ 7: 6 });
});

it.each(['', '{"date":', '7', 'null', '"soon"'])('%j in storage is no choice', (text) => {
  sessionStorage.setItem(key, text);
  expect(start().result.current[0]).toEqual({});
});

it('the server knows of none', () => {
  sessionStorage.setItem(key, '{"7":6}');
  const Probe = () => <>{JSON.stringify(useVisitState(key)[0])}</>;
  expect(renderToString(<Probe />)).toBe('{}');
});

it('where nothing can be stored it holds until the page is closed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { result } = start();
  act(() => result.current[1]({ 7: 6 }));
  expect(result.current[0]).toEqual({ 7: 6 });
  act(() => result.current[1](null));
});
