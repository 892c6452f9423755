import { expect, type Page, test } from './support/test';
import type { Post } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, loadWritings } from './support/catalogue';
import { ask } from './support/http';
import { pairUp } from './support/pairUp';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

/** The number of posts on one page of a list. */
const perPage = 6;

/** The highest position below the sticky header, in px. */
const highest = 64;

const readers = allSites.filter(({ id }) => ['en', 'pl2'].includes(id));
const devices = [
  { device: 'desktop', width: 1440 },
  { device: 'phone', width: 390 },
] as const;

const pathOf = (site: Site, { categoryTexts, slug }: Post) =>
  buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug });

const loadPosts = async (site: Site) => {
  const { posts, categories } = await loadWritings(site);
  const [newest] = posts;
  if (!newest) throw new Error(`${site.id} has nothing to read`);
  return { posts, categories, newest };
};

const open = async (page: Page, site: Site, path: string) => {
  await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
  return page.getByRole('main');
};

for (const [site, { device, width }] of pairUp(readers, devices)) {
  test.describe(`the blog of ${site.id} on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('leads from the list to a category, a post, and on to another', async ({ page }) => {
      const consoleErrors = watchConsole(page);
      const { posts, newest } = await loadPosts(site);
      const say = await loadWords(site);
      const main = await open(page, site, buildPath(site, 'blog'));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(say('blog:heading'));
      await expect(main.locator('article h2').first()).toHaveText(newest.title);
      await page.evaluate(() => Object.assign(window, { stillThere: true }));

      const category = buildPath(site, 'blogCategory', { category: newest.categoryTexts.slug });
      await main.locator(`nav a[href="${category}"]`).click();
      await expect(page).toHaveURL(addressOf(site.id, category));
      await expect(title).toHaveText(newest.categoryTexts.name);
      const inCategory = posts.filter((post) => post.category.key === newest.category.key);
      await expect(main.locator('article h2')).toHaveText(
        inCategory.slice(0, perPage).map((post) => post.title),
      );

      await main.locator(`article a[href="${pathOf(site, newest)}"]`).click();
      await expect(page).toHaveURL(addressOf(site.id, pathOf(site, newest)));
      await expect(title).toHaveText(newest.title);

      const related = main.getByRole('region', { name: say('blog:related.posts') });
      const next = related.getByRole('link').first();
      const name = (await next.textContent()) ?? '';
      await next.click();
      await expect(title).toHaveText(name);
      expect(posts.map((post) => addressOf(site.id, pathOf(site, post)))).toContain(page.url());
      expect(await page.evaluate(() => 'stillThere' in window)).toBe(true);
      expect(consoleErrors).toEqual([]);
    });

    test('a table of contents leads to the parts of a post', async ({ page }) => {
      const consoleErrors = watchConsole(page);
      const { newest } = await loadPosts(site);
      const say = await loadWords(site);
      const [, second] = newest.read().headings.filter(({ level }) => level === 2);
      if (!second) throw new Error(`${newest.key} has no parts`);
      await open(page, site, pathOf(site, newest));
      const contents = page.getByRole('navigation', { name: say('blog:post.contents') });
      const link = contents.getByRole('link', { name: second.text, exact: true });
      if (device === 'phone') {
        await expect(link).toBeHidden();
        await contents.locator('summary').click();
      }
      await link.click();
      await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash) === `#${second.id}`);
      const heading = page.locator(`[id="${second.id}"]`);
      const topOf = async () => (await heading.boundingBox())?.y ?? Number.NaN;
      await expect.poll(topOf).toBeLessThan(2 * highest);
      expect(await topOf()).toBeGreaterThan(highest);
      await expect(contents.locator('[aria-current="location"]')).toHaveCount(1);
      expect(consoleErrors).toEqual([]);
    });

    test('the address of a post can be copied', async ({ page, context }) => {
      const consoleErrors = watchConsole(page);
      const { newest } = await loadPosts(site);
      const say = await loadWords(site);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: addressOf(site.id, ''),
      });
      // Simulates a system without its own share dialog.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await open(page, site, `${pathOf(site, newest)}#content`);
      const share = page.getByRole('group', { name: say('blog:share.label') });
      await share.getByRole('button', { name: say('blog:share.copy') }).click();
      await expect(share.getByRole('status')).toHaveText(say('blog:share.copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        addressOf(site.id, pathOf(site, newest)),
      );
      await expect(share.getByRole('link', { name: say('blog:share.email') })).toHaveAttribute(
        'href',
        /^mailto:\?subject=.+&body=http/,
      );
      expect(consoleErrors).toEqual([]);
    });

    test('the language menu leads to the translation, and nowhere without one', async ({
      page,
    }) => {
      const consoleErrors = watchConsole(page);
      const { posts } = await loadPosts(site);
      const other = allSites.find(({ id }) => id === (site.lang === 'en' ? 'de' : 'en'));
      if (!other) throw new Error('There is no other site');
      const { posts: theirs } = await loadPosts(other);
      const findTranslation = ({ key }: Post) => theirs.find((post) => post.key === key);
      const link = page.getByRole('contentinfo').locator(`a[hreflang="${other.lang}"]`);

      const alone = posts.find((post) => !findTranslation(post));
      if (alone) {
        await open(page, site, pathOf(site, alone));
        await expect(link).toHaveCount(0);
      }
      const translated = posts.find(findTranslation);
      const translation = translated && findTranslation(translated);
      if (!translation) throw new Error(`Nothing on ${site.id} is translated`);
      await open(page, site, pathOf(site, translated));
      await link.click();
      await expect(page).toHaveURL(addressOf(other.id, pathOf(other, translation)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translation.title);
      expect(await page.locator('html').getAttribute('lang')).toBe(other.lang);
      expect(consoleErrors).toEqual([]);
    });
  });
}

for (const site of readers) {
  test(`the blog of ${site.id} goes on for as many pages as it has, and no further`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page);
    const { posts } = await loadPosts(site);
    const say = await loadWords(site);
    const last = Math.ceil(posts.length / perPage);
    const main = await open(page, site, buildPath(site, 'blog'));
    const titles = main.locator('article h2');
    for (let number = 2; number <= last; number += 1) {
      const path = buildPath(site, 'blogPage', { number: String(number) });
      await main.getByRole('link', { name: say('blog:pages.next') }).click();
      await expect(page).toHaveURL(addressOf(site.id, path));
      await expect(titles).toHaveText(
        posts.slice((number - 1) * perPage, number * perPage).map((post) => post.title),
      );
      expect((await ask(`${site.id}.localhost`, path)).status).toBe(200);
    }
    await expect(main.locator('a[rel="next"]')).toHaveCount(0);
    if (last > 1) {
      await main.locator('a[rel="prev"]').click();
      await expect(titles.first()).not.toHaveText(posts[(last - 1) * perPage]?.title ?? '');
    }
    for (const number of ['1', '0', '01', String(last + 1)]) {
      const { status } = await ask(`${site.id}.localhost`, buildPath(site, 'blogPage', { number }));
      expect(status, `page ${number}`).toBe(404);
    }
    expect(consoleErrors).toEqual([]);
  });
}

test('the English blog has more than one page', async () => {
  const { posts } = await loadPosts(readers[0] as Site);
  expect(posts.length).toBeGreaterThan(perPage);
});
