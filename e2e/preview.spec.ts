import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { buildPreviewLink } from '@/server/preview/previewLink';
import { ask } from './support/http';
import { addressOf, contentDir, revalidateSecret } from './support/shop';

const path = '/blog/planning/not-said-yet';

const now = () => Math.floor(Date.now() / 1000);

const linkTo = (target: string) =>
  buildPreviewLink(revalidateSecret, 'en.localhost', { path: target, until: now() + 600 });

test.beforeAll(async () => {
  await writeFile(
    join(contentDir, 'posts', 'en', 'not-said-yet.md'),
    `---
title: What nobody is to know yet
slug: not-said-yet
category: planning
date: 2026-01-01
author: marta-lis
summary: Something that is written and not published, so that only those with a link can see it.
cover: /images/posts/packing-list.jpg
coverAlt: A suitcase
audiences: [consumer]
draft: true
---
## A secret

For some eyes only.
`,
  );
});

test('a draft is seen with a link, under a banner, until its reader leaves', async ({ page }) => {
  expect((await ask('en.localhost', path)).status).toBe(404);
  const response = await page.goto(addressOf('en', linkTo(path)));
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page).toHaveURL(addressOf('en', path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What nobody is to know yet');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(addressOf('en', '/'));
  await expect(page.getByRole('link', { name: 'Leave preview' })).toHaveCount(0);
  expect((await page.goto(addressOf('en', path)))?.status()).toBe(404);
});

test('a browser has one preview cookie: ours, with an end, and out of reach of scripts', async ({
  context,
  page,
}) => {
  await page.goto(addressOf('en', linkTo(path)));
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).filter((name) => /preview|^__/.test(name))).toEqual([
    'preview_session',
  ]);
  const session = cookies.find(({ name }) => name === 'preview_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'en.localhost' });
  expect(session?.expires).toBeGreaterThan(now());
  // `now` has whole seconds, and the browser counts parts of one.
  expect(session?.expires).toBeLessThan(now() + 601);
});

test('nobody else sees what was previewed', async ({ page }) => {
  await page.goto(addressOf('en', linkTo(path)));
  await page.goto(addressOf('en', '/krakow'));
  await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible();
  expect((await ask('en.localhost', '/krakow')).body).not.toContain('Leave preview');
  expect((await ask('en.localhost', '/blog')).body).not.toContain('What nobody is to know yet');
  expect((await ask('en.localhost', path)).status).toBe(404);
});
