import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildPreviewLink } from '@/preview/previewLink';
import { ask } from './support/http';
import { addressOf, contentDir, revalidateSecret } from './support/shop';

const path = '/blog/planning/not-said-yet';

const now = () => Math.floor(Date.now() / 1000);

const linkTo = (target: string, until = now() + 600) =>
  buildPreviewLink(revalidateSecret, target, until);

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

test('nobody else sees what was previewed', async ({ page }) => {
  await page.goto(addressOf('en', linkTo(path)));
  await page.goto(addressOf('en', '/krakow'));
  await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible();
  expect((await ask('en.localhost', '/krakow')).body).not.toContain('Leave preview');
  expect((await ask('en.localhost', '/blog')).body).not.toContain('What nobody is to know yet');
  expect((await ask('en.localhost', path)).status).toBe(404);
});

test('a link that is forged, changed or expired opens nothing', async () => {
  const good = linkTo(path);
  const links = [
    '/api/preview',
    good.replace('planning', 'elsewhere'),
    good.replace(/signature=./, 'signature=x'),
    good.replace(/until=\d/, 'until=9'),
    linkTo(path, now() - 1),
  ];
  for (const link of links) {
    const { status, headers } = await ask('en.localhost', link);
    expect(status, link).toBe(401);
    expect(headers['set-cookie'], link).toBeUndefined();
  }
  for (const target of ['//evil.example', 'https://evil.example/', '/a/b/c/d/e']) {
    const { status, headers } = await ask('en.localhost', linkTo(target));
    expect([status, headers['set-cookie']], target).toEqual([404, undefined]);
  }
});
