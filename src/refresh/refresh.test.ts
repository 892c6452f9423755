import { getEnv } from '@/env/getEnv';
import { buildMesh } from '@/mesh/buildMesh';
import type { Mesh } from '@/mesh/mesh';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { noteMesh } from '@/views/meshesUsed';
import { toInternalPath } from '@/sites/page';
import type { SitePage } from './findPages';
import type { Wanted } from './parseRequest';
import { refresh } from './refresh';

const content = createSmallContent();
const before = buildMesh([toLoaded(content)]);
const moved = buildMesh(
  [toLoaded(edit(content, 'texts/en/products/karaoke.json', 'slug', 'singing'))],
  before,
);

const karaoke: Wanted = { thing: { type: 'product', id: 'karaoke' } };
const rates: Wanted = { thing: { type: 'exchange-rates', id: '' } };

/** A process that has just been started. */
const start = (mesh: Mesh = before) => {
  Reflect.deleteProperty(globalThis, 'troupeMeshesUsed');
  Reflect.deleteProperty(globalThis, 'troupePastSettled');
  const outdatePages = jest.fn(async (keys: readonly string[]) => void keys);
  const warmUp = jest.fn();
  const tellCaches = jest.fn(async (listPages: () => readonly SitePage[]) => void listPages);
  const reloadRates = jest.fn(async () => true);
  const state = { mesh, failing: [] as readonly string[] };
  const send = async (wanted: Wanted) => {
    const refreshed = await refresh(wanted, {
      env: getEnv(),
      reloadMesh: async () => state.mesh,
      listFailingSources: () => state.failing,
      reloadRates,
      outdatePages,
      warmUp,
      tellCaches,
    });
    return refreshed.ok ? refreshed.value : undefined;
  };
  return { state, outdatePages, warmUp, tellCaches, reloadRates, send };
};

const outdatedBy = ({ outdatePages }: ReturnType<typeof start>) => outdatePages.mock.lastCall?.[0];

it('what the first thing stood on before the process was started is unknown, so all pages go', async () => {
  const shop = start(moved);
  // A page that was made since says nothing of those that were there already.
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
  shop.outdatePages.mockRejectedValueOnce(new Error('The disk is full'));
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
  const [, marked = 0] = shop.outdatePages.mock.invocationCallOrder;

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
  expect(shop.outdatePages).toHaveBeenCalledTimes(1);
  expect(shop.warmUp).not.toHaveBeenCalled();

  shop.state.failing = [];
  expect(await shop.send(karaoke)).toMatchObject({ failing: [] });
  expect(shop.warmUp).toHaveBeenCalledTimes(1);
});

it('caches in front hear of all pages that are out of service, also of those that nobody has named', async () => {
  const shop = start();
  const heard = () =>
    shop.tellCaches.mock.lastCall?.[0]().map(({ site, page }) => toInternalPath(site, page)) ?? [];
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
  shop.outdatePages.mockRejectedValueOnce(new Error('Redis does not answer'));
  await expect(shop.send(karaoke)).rejects.toThrow('Redis does not answer');
  expect(shop.tellCaches).not.toHaveBeenCalled();
});
