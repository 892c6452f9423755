import { expect, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { sites } from '@/sites/records';
import type { Site } from '@/sites/site';
import { allSites, loadShops } from './support/catalogue';
import { forgeries } from './support/forgeries';
import { type Answer, ask, langOf } from './support/http';
import { listScreens } from './support/screens';
import { revalidateSeconds } from './support/shop';

const asked = allSites.filter(({ id }) => ['en', 'de', 'pl2', 'en3'].includes(id));

const hostOf = ({ id }: Site) => `${id}.localhost`;

/** What a browser and a cache in front would keep of a page. */
const keep = ({ status, headers, body }: Answer) => ({
  status,
  type: headers['content-type'],
  location: headers['location'],
  cookies: headers['set-cookie'],
  body,
});

type Kept = ReturnType<typeof keep>;

/** Where two pages part, in a few words: thousands are compared, and whole ones would fill the report. */
const findDifference = (expected: Kept, found: Kept): string | undefined => {
  const { body: wanted, ...head } = expected;
  const { body, ...foundHead } = found;
  if (JSON.stringify(head) !== JSON.stringify(foundHead)) return JSON.stringify(foundHead);
  if (body === wanted) return undefined;
  const at = [...body].findIndex((character, index) => character !== wanted[index]);
  return `${body.slice(Math.max(0, at - 60), at + 60)} instead of ${wanted.slice(Math.max(0, at - 60), at + 60)}`;
};

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const tell = (path: string, forged: object) =>
  `${path} with ${JSON.stringify(forged).slice(0, 90)}`;

test('there are forged headers enough', () => {
  expect(new Set(forgeries.map((it) => JSON.stringify(it))).size).toBeGreaterThanOrEqual(40);
});

/** Has pages made anew: Next writes a word into those of the server that those of the build lack. */
const renew = async (site: Site, paths: readonly string[]) => {
  for (const wait of [revalidateSeconds + 1, 1]) {
    for (const path of paths) await ask(hostOf(site), path);
    await pause(wait);
  }
};

/** Asks clean, forged, and clean again. */
const expectUnmoved = async (site: Site, path: string) => {
  const clean = keep(await ask(hostOf(site), path));
  for (const forged of forgeries) {
    const what = tell(path, forged);
    const sent = keep(await ask(hostOf(site), path, { ...forged }));
    expect.soft(findDifference(clean, sent), what).toBeUndefined();
    const next = keep(await ask(hostOf(site), path));
    expect.soft(findDifference(clean, next), `after ${what}`).toBeUndefined();
  }
};

for (const site of asked) {
  test(`no forged header changes a page of ${site.id}, neither for its sender nor for the next`, async () => {
    test.setTimeout(300_000);
    const further = [buildPath(site, 'searchIndex'), buildPath(site, 'blogPage', { number: '2' })];
    const paths = [...Object.values(await listScreens(site)), ...further];
    await renew(site, paths);
    for (const path of paths) await expectUnmoved(site, path);
  });

  test(`the data of a page of ${site.id} stays what it is, whatever is forged`, async () => {
    const { body } = await ask(hostOf(site), '/');
    const build = /"buildId":"([^"]+)"/.exec(body)?.[1] ?? '';
    const path = `/_next/data/${build}/${site.id}/krakow.json?site=${site.id}&slug=krakow`;
    expect((await ask(hostOf(site), path)).status).toBe(200);
    await renew(site, [path]);
    await expectUnmoved(site, path);
  });
}

test('a page that a forged request made first is the page that everybody should get', async () => {
  const site = sites.fr;
  const shops = (await loadShops()).get(site.id) ?? [];
  // Those that no build makes.
  const paths = shops.flatMap(({ city, products }) =>
    products
      .slice(3)
      .map(({ texts }) => buildPath(site, 'activity', { activity: texts.slug, city: city.slug })),
  );
  expect(paths.length).toBeGreaterThan(forgeries.length);
  const made = new Map<string, Kept>();
  for (const [at, forged] of forgeries.entries()) {
    const path = paths[at] ?? '';
    const { status } = await ask(hostOf(site), path, { ...forged });
    expect.soft(status, tell(path, forged)).toBeLessThan(400);
    const answer = await ask(hostOf(site), path);
    expect.soft([path, answer.status, langOf(answer)]).toEqual([path, 200, 'fr']);
    made.set(path, keep(answer));
  }
  await pause(revalidateSeconds + 1);
  // Made anew by clean requests, each is what it was.
  await renew(site, [...made.keys()]);
  for (const [path, first] of made) {
    const again = keep(await ask(hostOf(site), path));
    expect.soft(findDifference(first, again), path).toBeUndefined();
  }
});
