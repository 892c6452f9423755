/** @jest-environment jsdom */
import { fillStorage, forbidStorage } from '@/testing/browserStorage';

const freshDocument = async () => {
  jest.resetModules();
  return (await import('./countOnce')).countOnce;
};

beforeEach(() => localStorage.clear());

it('counts a booking the first time, and not after a reload or in another tab', async () => {
  const here = await freshDocument();
  expect([here('TR-1'), here('TR-1'), here('TR-2')]).toEqual([true, false, true]);
  const there = await freshDocument();
  expect([there('TR-1'), there('TR-2'), there('TR-3')]).toEqual([false, false, true]);
});

it.each([forbidStorage, fillStorage])('counts once where nothing is kept (%p)', async (hinder) => {
  const countOnce = await freshDocument();
  hinder();
  expect([countOnce('TR-1'), countOnce('TR-1')]).toEqual([true, false]);
});

it.each(['{', '"TR-1"', '{"TR-1":1}', '[1,null]'])(
  'counts where something else is kept: %s',
  async (stored) => {
    localStorage.setItem('counted', stored);
    expect((await freshDocument())('TR-1')).toBe(true);
    expect((await freshDocument())('TR-1')).toBe(false);
  },
);

it('keeps the last fifty', async () => {
  const countOnce = await freshDocument();
  for (let number = 1; number <= 60; number += 1) countOnce(`TR-${number}`);
  const stored = JSON.parse(localStorage.getItem('counted') ?? '') as string[];
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([50, 'TR-11', 'TR-60']);
});
