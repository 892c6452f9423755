/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useToday } from './useToday';

const at = (iso: string) => jest.useFakeTimers({ now: new Date(iso) });

afterEach(() => jest.useRealTimers());

const today = (timeZone: string) => renderHook(() => useToday(timeZone)).result.current;

it.each([
  ['Europe/Warsaw', '2026-11-22'],
  ['Europe/Lisbon', '2026-11-21'],
  ['Pacific/Auckland', '2026-11-22'],
  ['America/New_York', '2026-11-21'],
])('half an hour before midnight UTC it is in %s the %s', (timeZone, day) => {
  at('2026-11-21T23:30:00Z');
  expect(today(timeZone)).toBe(day);
});

it('a tab that stays open over midnight finds out within a minute', () => {
  at('2026-11-21T22:59:30Z');
  const { result } = renderHook(() => useToday('Europe/Warsaw'));
  expect(result.current).toBe('2026-11-21');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-22');
});

it('another city may have another day', () => {
  at('2026-11-21T23:30:00Z');
  const { result, rerender } = renderHook((zone: string) => useToday(zone), {
    initialProps: 'Europe/Lisbon',
  });
  expect(result.current).toBe('2026-11-21');
  rerender('Europe/Warsaw');
  expect(result.current).toBe('2026-11-22');
});

it('looks no more once nobody asks', () => {
  at('2026-11-21T10:00:00Z');
  const { unmount } = renderHook(() => useToday('Europe/Warsaw'));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('the server knows no day, since the page is read on another', () => {
  const Day = () => <>{useToday('Europe/Warsaw') ?? 'unknown'}</>;
  expect(renderToString(<Day />)).toBe('unknown');
});
