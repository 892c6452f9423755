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

/** The number of posts per test. Several tests run in parallel. */
const perTest = 20;

/**
 * A post per attack, with the attack in all its places. It is on its own at the end: what it leaves open extends over
 * nothing else.
 */
const attacks = [...new Set(hostileTexts.map(({ attack }) => attack))].map((attack) => ({
  attack,
  texts: hostileTexts.filter((it) => it.attack === attack).reverse(),
}));

type Attack = (typeof attacks)[number];

const slugOf = (index: number) => `hostile-${index}`;

const startOf = ({ name }: HostileText) => `The start of ${name}`;
const endOf = ({ name }: HostileText) => `The end of ${name}`;

const write = ({ attack, texts }: Attack, index: number) =>
  writeFile(
    join(contentDir, 'posts', 'en', `${slugOf(index)}.md`),
    `---
title: ${JSON.stringify(`Hostile: ${attack}`)}
slug: ${slugOf(index)}
category: planning
date: 2020-01-01
author: marta-lis
summary: Nothing of what stands in this text may ever do what it was written for, whatever it is.
cover: /images/posts/packing-list.jpg
coverAlt: A suitcase
audiences: [consumer]
---
${texts.map((it) => `## ${startOf(it)}\n\n${it.text}\n\n## ${endOf(it)}`).join('\n\n')}
`,
  );

/** In Markdown an unclosed script extends to the end of the text. The editor gets a warning. */
const swallowed = 'lost The end of script that is never closed, on its own';

/** The damage that a script or a style from a text did to the page. */
const findHarm = async (page: Page, { texts }: Attack): Promise<readonly string[]> =>
  page.evaluate(
    (parts) => {
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
      const headings = [...document.querySelectorAll('main h2')].map((it) => it.textContent);
      for (const part of parts) if (!headings.includes(part)) harm.push(`lost ${part}`);
      const tall = [...document.querySelectorAll('main p, main li')].some(
        (it) => it.getBoundingClientRect().width > window.innerWidth,
      );
      if (tall) harm.push('has text wider than the screen');
      return harm;
    },
    texts.flatMap((it) => [startOf(it), endOf(it)]),
  );

for (let start = 0; start < attacks.length; start += perTest) {
  const batch = attacks.slice(start, start + perTest);
  test(`posts with attacks ${start + 1} to ${start + batch.length} harm nobody`, async ({
    page,
  }) => {
    const category = (await loadWritings(site)).posts.find((it) => it.category.key === 'planning')
      ?.categoryTexts.slug;
    if (category === undefined) throw new Error('nothing is planned on en');
    await Promise.all(batch.map((attack, index) => write(attack, start + index)));
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
    for (const [index, attack] of batch.entries()) {
      await page.goto(addressOf('en', pathOf(index)));
      const harm = (await findHarm(page, attack)).filter((it) => it !== swallowed);
      harmed.push(...harm.map((it) => `${attack.attack}: ${it}`));
    }
    expect(harmed).toEqual([]);
  });
}
