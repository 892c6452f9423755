import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from '../context';

describe.each(siteIds)('the home page of %s', (siteId) => {
  it('shows every city of the brand in its order', async () => {
    const { shops } = await getViewContext(sites[siteId]);
    const { view } = await shippedPage.home(siteId);
    expect(view.cities.map(({ name }) => name)).toEqual(
      shops.map(({ cityTexts }) => cityTexts.name),
    );
  });

  it('shows twelve activities, none twice, from more than one city', async () => {
    const { view } = await shippedPage.home(siteId);
    expect(view.top).toHaveLength(12);
    expect(new Set(view.top.map(({ id }) => id)).size).toBe(12);
    expect(new Set(view.top.map(({ city }) => city)).size).toBeGreaterThan(1);
  });

  it('has activities for each occasion that it offers', async () => {
    const { view } = await shippedPage.home(siteId);
    const missing = view.occasions.filter(
      (occasion) => !view.top.some(({ occasions }) => occasions.includes(occasion)),
    );
    expect(missing).toEqual([]);
  });
});

it.each(siteIds)('a brand of %s that is for one occasion offers no other', async (siteId) => {
  const { group } = await getViewContext(sites[siteId]);
  const { view, frame } = await shippedPage.home(siteId);
  expect(frame.brand.occasion).toBe(group.occasion);
  if (group.occasion) expect(view.occasions).toEqual([group.occasion]);
  else expect(view.occasions).toHaveLength(2);
});

it('the shipped stag brand and hen brand are for one occasion', async () => {
  expect((await shippedPage.home('pl2')).view.occasions).toEqual(['stag']);
  expect((await shippedPage.home('pl3')).view.occasions).toEqual(['hen']);
});

it('asks consumers about stag and hen, companies about team and incentive', async () => {
  expect((await shippedPage.home('en')).view.occasions).toEqual(['stag', 'hen']);
  expect((await shippedPage.home('en2')).view.occasions).toEqual(['team', 'incentive']);
});

it('the main English site alone knows the hosts of all, and leads to them', async () => {
  expect((await shippedPage.home('en')).view.siteHosts).toEqual({});
  for (const siteId of siteIds.filter((it) => it !== 'en')) {
    expect((await shippedPage.home(siteId)).view).not.toHaveProperty('siteHosts');
  }
});

it('brings the words of its own audience only', async () => {
  const wordsOf = async (siteId: 'en' | 'en2') =>
    Object.keys((await shippedPage.home(siteId))._nextI18Next?.initialI18nStore['en'] ?? {});
  expect(await wordsOf('en')).toEqual([
    'common',
    'errors',
    'home',
    'catalogue',
    'map',
    'planner',
    'consumer',
  ]);
  expect(await wordsOf('en2')).toEqual([
    'common',
    'errors',
    'home',
    'catalogue',
    'map',
    'planner',
    'corporate',
  ]);
});
