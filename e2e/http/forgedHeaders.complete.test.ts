import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops } from '../support/catalogue';
import { forgeries } from '../support/forgeries';
import { ask, langOf } from '../support/http';
import { listScreens } from '../support/screens';
import { renderPages } from '../support/revalidate';
import { findDifference, type Stored, toStored } from '../support/stored';

const askedSites = allSites.filter(({ id }) => ['en', 'de', 'pl2', 'en3'].includes(id));

const hostOf = ({ id }: Site) => `${id}.localhost`;

const describeForgery = (path: string, forged: object) =>
  `${path} with ${JSON.stringify(forged).slice(0, 90)}`;

it('has at least forty different forgeries', () => {
  expect(new Set(forgeries.map((forged) => JSON.stringify(forged))).size).toBeGreaterThanOrEqual(
    40,
  );
});

/** Requests a page without forged headers, then with each forgery, and after each one without it again. */
const findChanges = async (site: Site, path: string): Promise<readonly string[]> => {
  const clean = toStored(await ask(hostOf(site), path));
  const changes: string[] = [];
  for (const forged of forgeries) {
    const what = describeForgery(path, forged);
    const sent = findDifference(clean, toStored(await ask(hostOf(site), path, { ...forged })));
    if (sent !== undefined) changes.push(`${what}: ${sent}`);
    const next = findDifference(clean, toStored(await ask(hostOf(site), path)));
    if (next !== undefined) changes.push(`after ${what}: ${next}`);
  }
  return changes;
};

for (const site of askedSites) {
  it(`serves the same pages of ${site.id} to the sender of forged headers and to everybody after`, async () => {
    const screens = Object.values(await listScreens(site));
    const further = [buildPath(site, 'searchIndex'), buildPath(site, 'blogPage', { number: '2' })];
    // The sites differ only in host and texts: every page of one site, and one page of each other site.
    const paths = site.id === 'en' ? [...screens, ...further] : screens.slice(0, 1);
    await renderPages(site.id, paths);
    for (const path of paths) expect(await findChanges(site, path)).toEqual([]);
  });

  it(`serves the same page data of ${site.id} whatever headers are forged`, async () => {
    const { body } = await ask(hostOf(site), '/');
    const build = /"buildId":"([^"]+)"/.exec(body)?.[1] ?? '';
    const path = `/_next/data/${build}/${site.id}/krakow.json?site=${site.id}&slug=krakow`;
    expect((await ask(hostOf(site), path)).status).toBe(200);
    expect(await findChanges(site, path)).toEqual([]);
  });
}

it('renders a page for a forged request as it renders it for everybody', async () => {
  const site = sites.fr;
  const shops = (await loadShops()).get(site.id) ?? [];
  // The build does not render these pages. Their first request does.
  const paths = shops.flatMap(({ city, products }) =>
    products
      .slice(3)
      .map(({ texts }) => buildPath(site, 'activity', { activity: texts.slug, city: city.slug })),
  );
  expect(paths.length).toBeGreaterThan(forgeries.length);
  const rendered = new Map<string, Stored>();
  for (const [at, forged] of forgeries.entries()) {
    const path = paths[at] ?? '';
    const what = describeForgery(path, forged);
    const { status } = await ask(hostOf(site), path, { ...forged });
    expect([what, status < 400]).toEqual([what, true]);
    const answer = await ask(hostOf(site), path);
    expect([path, answer.status, langOf(answer)]).toEqual([path, 200, 'fr']);
    rendered.set(path, toStored(answer));
  }
  await renderPages(site.id, [...rendered.keys()]);
  for (const [path, first] of rendered) {
    const again = toStored(await ask(hostOf(site), path));
    expect([path, findDifference(first, again)]).toEqual([path, undefined]);
  }
});
