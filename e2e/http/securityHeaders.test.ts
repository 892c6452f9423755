import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { deferredScriptLoader } from '@/hacks/deferredScriptLoader';
import { ask, send } from '../support/http';
import { listPayloads, ways } from '../support/payloads';

it('allows only the one inline script of the policy in any built page', async () => {
  const folder = '.next/server/pages';
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const name of pages) {
    const html = await readFile(join(folder, name), 'utf8');
    const [, ...scripts] = html
      .replace(`<script>${deferredScriptLoader}</script>`, '')
      .split(/<script/i);
    for (const script of scripts) {
      const tag = script.slice(0, script.indexOf('>'));
      const isData = /\stype="application\/(?:ld\+)?json"/.test(tag);
      if (!isData && !/\ssrc="\/_next\//.test(tag)) found.push(`${name}: <script${tag}>`);
    }
    const [handler] = /<[a-z][^>]*\son[a-z]+=/i.exec(html) ?? [];
    if (handler) found.push(`${name}: ${handler}`);
    if (/(?:href|src|action)="\s*javascript:/i.test(html)) found.push(`${name}: javascript:`);
  }
  expect(found).toEqual([]);
});

it('sends the security headers that each kind of answer needs', async () => {
  const headersOf = async (path: string) => (await ask('en.localhost', path)).headers;
  for (const path of [
    '/',
    '/krakow',
    '/no-such-page',
    '/sitemap.xml',
    '/icons/favicon.svg',
    '/api/x',
  ]) {
    expect({ path, ...(await headersOf(path)) }).toMatchObject({
      path,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
  const [script] = /\/_next\/static\/[^"]+\.js/.exec((await ask('en.localhost', '/')).body) ?? [];
  const picture = '/_ipx/f_webp,w_320/images/fallback.jpg';
  for (const path of [script ?? '', picture, '/api/exchange-rates']) {
    const headers = { path, ...(await headersOf(path)) };
    expect(headers).toMatchObject({ path, 'x-content-type-options': 'nosniff' });
  }
  const policy = 'content-security-policy';
  expect((await headersOf('/krakow'))[policy]).toContain("object-src 'none'");
  expect((await headersOf('/api/exchange-rates'))[policy]).toContain("default-src 'none'");
  expect((await headersOf(picture))[policy]).toContain("default-src 'none'");
  expect((await headersOf(picture))['cross-origin-resource-policy']).toBe('cross-origin');
  // This environment sends no HSTS header: see HSTS_SECONDS.
  expect((await headersOf('/'))['strict-transport-security']).toBeUndefined();
});

it('tries at least three hundred payloads, each another one', () => {
  const all = ways.flatMap(listPayloads);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(300);
});

it('answers posted payloads as JSON that no browser sniffs or runs', async () => {
  for (const { id, text } of listPayloads('cart')) {
    const posted = {
      ...createPosted(),
      [text]: text,
      ...(id % 2 ? { city: text, currency: text } : { locale: text }),
      customer: { name: text, email: text, phone: text, notes: text, [text]: text },
    };
    const { headers, body } = await send({
      path: id % 3 ? '/api/cart' : '/api/enquiry',
      method: 'POST',
      headers: { host: 'en.localhost', 'content-type': 'application/json' },
      body: JSON.stringify(posted),
    });
    expect({ text, ...headers }).toMatchObject({
      text,
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(() => JSON.parse(body)).not.toThrow();
  }
});
