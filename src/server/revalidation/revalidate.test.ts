import { clearProcessState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { noteMesh } from '@/views/meshesUsed';
import { toInternalPath } from '@/config/sites/page';
import type { SitePage } from './findPages';
import type { Wanted } from './parseRequest';
import { revalidatePages } from './revalidate';

const content = createSmallContent();
const before = buildMesh([toLoaded(content)]);
const moved = buildMesh(
  [toLoaded(edit(content, 'texts/en/products/karaoke.json', 'slug', 'singing'))],
  before,
);

const karaoke: Wanted = { thing: { type: 'product', id: 'karaoke' } };
const rates: Wanted = { thing: { type: 'exchange-rates', id: '' } };

/** Simulates a new process. */
const start = (mesh: Mesh = before) => {
  clearProcessState('meshesUsed');
  clearProcessState('isPastSettled');
  const invalidatePages = jest.fn(async (keys: readonly string[]) => void keys);
  const warmUp = jest.fn();
  const purgeCaches = jest.fn(async (listPages: () => readonly SitePage[]) => void listPages);
  const reloadRates = jest.fn(async () => true);
  const state = { mesh, failing: [] as readonly string[] };
  const send = async (wanted: Wanted) => {
    const refreshed = await revalidatePages(wanted, {
      env: getEnv(),
      reloadMesh: async () => state.mesh,
      listFailingSources: () => state.failing,
      reloadRates,
      invalidatePages,
      warmUp,
      purgeCaches,
    });
    return refreshed.ok ? refreshed.value : undefined;
  };
  return { state, invalidatePages, warmUp, purgeCaches, reloadRates, send };
};

const outdatedBy = ({ invalidatePages }: ReturnType<typeof start>) =>
  invalidatePages.mock.lastCall?.[0];

it('what the first thing stood on before the process was started is unknown, so all pages go', async () => {
  const shop = start(moved);
  // A page rendered after the start does not make older pages known.
  noteMesh(moved, 0, 60);
  const answer = await shop.send(karaoke);

  expect(outdatedBy(shop)).toEqual(['*']);
  expect(answer?.pages).toContainEqual(
    expect.objectContaining({ site: 'en', path: '/singing/krakow' }),
  );
});

it('from then on those go that show it, or did', async () => {
  const shop = start();
  await shop.send(karaoke);
  shop.state.mesh = moved;
  await shop.send(karaoke);

  expect(outdatedBy(shop)).toEqual(
    expect.arrayContaining(['/en/karaoke/krakow', '/en/singing/krakow']),
  );
  expect(outdatedBy(shop)).not.toContain('*');
});

it('the past stays unknown where the pages could not be marked', async () => {
  const shop = start();
  shop.invalidatePages.mockRejectedValueOnce(new Error('The disk is full'));
  await expect(shop.send(karaoke)).rejects.toThrow('The disk is full');
  await shop.send(karaoke);

  expect(outdatedBy(shop)).toEqual(['*']);
});

it('addresses mean themselves, and need no past', async () => {
  const shop = start();
  await shop.send({ paths: ['http://en.localhost/krakow'] });
  expect(outdatedBy(shop)).toEqual(['/en/krakow']);
  await shop.send(karaoke);
  expect(outdatedBy(shop)).toEqual(['*']);
});

it('rates are asked for anew before the pages go, and for nothing else', async () => {
  const shop = start();
  await shop.send(karaoke);
  expect(shop.reloadRates).not.toHaveBeenCalled();
  await shop.send(rates);
  const [asked = 0] = shop.reloadRates.mock.invocationCallOrder;
  const [, marked = 0] = shop.invalidatePages.mock.invocationCallOrder;

  expect(asked).toBeLessThan(marked);
  expect(outdatedBy(shop)).toContain('/de/krakow');
});

it('pages go, but are not made beforehand, while something that was asked does not answer', async () => {
  const shop = start();
  shop.state.failing = ['https://cms.example'];
  shop.reloadRates.mockResolvedValue(false);
  expect(await shop.send(rates)).toMatchObject({
    failing: ['https://cms.example', 'exchange rates'],
  });
  expect(shop.invalidatePages).toHaveBeenCalledTimes(1);
  expect(shop.warmUp).not.toHaveBeenCalled();

  shop.state.failing = [];
  expect(await shop.send(karaoke)).toMatchObject({ failing: [] });
  expect(shop.warmUp).toHaveBeenCalledTimes(1);
});

it('caches in front hear of all pages that are out of service, also of those that nobody has named', async () => {
  const shop = start();
  const heard = () =>
    shop.purgeCaches.mock.lastCall?.[0]().map(({ site, page }) => toInternalPath(site, page)) ?? [];
  await shop.send(karaoke);
  const all = heard();
  expect(all).toEqual(expect.arrayContaining(['/en', '/de', '/en/karaoke/krakow', '/de/map']));
  expect(new Set(all).size).toBe(all.length);
  await shop.send(karaoke);
  expect(heard()).toEqual(outdatedBy(shop));
  expect(heard().length).toBeLessThan(all.length);
});

it('caches in front hear of nothing that the instances could not be told', async () => {
  const shop = start();
  shop.invalidatePages.mockRejectedValueOnce(new Error('Redis does not answer'));
  await expect(shop.send(karaoke)).rejects.toThrow('Redis does not answer');
  expect(shop.purgeCaches).not.toHaveBeenCalled();
});
