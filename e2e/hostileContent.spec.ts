import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { type HostileText, hostileTexts } from '@/testing/hostileProse';
import { loadWritings } from './support/catalogue';
import { ask } from './support/http';
import { addressOf, contentDir } from './support/shop';

const site = sites.en;

/** The number of texts per test. Several tests run in parallel. */
const perTest = 55;

const slugOf = (index: number) => `hostile-${index}`;

const write = ({ name, text }: HostileText, index: number) =>
  writeFile(
    join(contentDir, 'posts', 'en', `${slugOf(index)}.md`),
    `---
title: ${JSON.stringify(`Hostile: ${name}`)}
slug: ${slugOf(index)}
category: planning
date: 2020-01-01
author: marta-lis
summary: Nothing of what stands in this text may ever do what it was written for, whatever it is.
cover: /images/posts/packing-list.jpg
coverAlt: A suitcase
audiences: [consumer]
---
## The start of the text

${text}

## The end of the text
`,
  );

/** In Markdown an unclosed script extends to the end of the text. The editor gets a warning. */
const isSwallowed = (name: string, harm: string) =>
  name === 'script that is never closed, on its own' && harm === 'lost the end';

/** The damage that a script or a style from a text did to the page. */
const findHarm = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const harm: string[] = [];
    if ('harmed' in window) harm.push('ran a script');
    if (document.documentElement.scrollWidth > window.innerWidth) harm.push('scrolls sideways');
    if (document.querySelector('main script, main style, main iframe, main form, main base'))
      harm.push('has a foreign element');
    if (document.querySelector('main [onerror], main [onload], main [onclick]'))
      harm.push('has a handler');
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    if (footer?.width !== window.innerWidth) harm.push('lost its footer');
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    if (!heading || heading.height === 0) harm.push('lost its title');
    const headings = [...document.querySelectorAll('main h2')].map((it) => it.textContent ?? '');
    for (const part of ['The start', 'The end'])
      if (!headings.some((it) => it.includes(part))) harm.push(`lost ${part.toLowerCase()}`);
    const tall = [...document.querySelectorAll('main p, main li')].some(
      (it) => it.getBoundingClientRect().width > window.innerWidth,
    );
    if (tall) harm.push('has text wider than the screen');
    return harm;
  });

for (let start = 0; start < hostileTexts.length; start += perTest) {
  const batch = hostileTexts.slice(start, start + perTest);
  test(`hostile texts ${start + 1} to ${start + batch.length} harm nobody`, async ({ page }) => {
    const category = (await loadWritings(site)).posts.find((it) => it.category.key === 'planning')
      ?.categoryTexts.slug;
    if (category === undefined) throw new Error('nothing is planned on en');
    await Promise.all(batch.map((text, index) => write(text, start + index)));
    const pathOf = (index: number) =>
      buildPath(site, 'blogPost', { category, post: slugOf(start + index) });
    await expect
      .poll(async () => (await ask('en.localhost', pathOf(batch.length - 1))).status)
      .toBe(200);

    const harmed: string[] = [];
    page.on('dialog', (dialog) => {
      harmed.push(`${page.url()} opens a dialog`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => harmed.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(addressOf('en', ''))) harmed.push(`asks ${request.url()}`);
    });
    await page.setViewportSize({ width: 390, height: 800 });
    for (const [index, { name }] of batch.entries()) {
      await page.goto(addressOf('en', pathOf(index)));
      const harm = (await findHarm(page)).filter((it) => !isSwallowed(name, it));
      harmed.push(...harm.map((it) => `${name}: ${it}`));
    }
    expect(harmed).toEqual([]);
  });
}
