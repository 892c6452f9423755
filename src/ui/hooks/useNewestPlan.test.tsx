/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { changeInAnotherTab, forbidStorage } from '@/testing/browserStorage';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { useNewestPlan } from './useNewestPlan';

const cities = ['krakow', 'prague', 'riga'];

beforeEach(() => localStorage.clear());

const save = (city: string, plan: unknown, shopGroupId = 1) =>
  localStorage.setItem(`cart:${shopGroupId}:${city}`, JSON.stringify(plan));

const savedAt = (saved_at: string) => ({ ...cartOf(kartingItem()), saved_at });

const newest = () => renderHook(() => useNewestPlan(1, cities)).result;

it('is none where nothing is planned', () => {
  expect(newest().current).toBeNull();
});

it('is the one that was changed last', () => {
  save('krakow', savedAt('2026-11-20T10:00:00.000Z'));
  save('prague', savedAt('2026-11-21T09:00:00.000Z'));
  save('riga', savedAt('2026-11-21T08:59:59.999Z'));
  expect(newest().current).toBe('prague');
});

it('is none that holds nothing', () => {
  save('krakow', savedAt('2026-11-20T10:00:00.000Z'));
  save('prague', { ...cartOf(), saved_at: '2026-11-21T09:00:00.000Z' });
  expect(newest().current).toBe('krakow');
});

it('may be one that does not say when it was saved, after all that do', () => {
  save('krakow', cartOf(boatItem()));
  expect(newest().current).toBe('krakow');
  save('riga', savedAt('2020-01-01T00:00:00.000Z'));
  expect(newest().current).toBe('riga');
});

it('is of a city that the brand sells, and of this brand', () => {
  save('atlantis', savedAt('2026-11-21T10:00:00.000Z'));
  save('prague', savedAt('2026-11-21T10:00:00.000Z'), 5);
  expect(newest().current).toBeNull();
});

it('follows other tabs', () => {
  const result = newest();
  changeInAnotherTab('cart:1:riga', savedAt('2026-11-21T10:00:00.000Z'));
  expect(result.current).toBe('riga');
});

it.each(['', '{', 'null', '7', '{"items":7}'])('is none where %j stands', (junk) => {
  localStorage.setItem('cart:1:krakow', junk);
  expect(newest().current).toBeNull();
});

it('is none where storage is forbidden', () => {
  save('krakow', savedAt('2026-11-21T10:00:00.000Z'));
  forbidStorage();
  expect(newest().current).toBeNull();
});
