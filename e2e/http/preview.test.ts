import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPreviewLink } from '@/server/preview/previewLink';
import { printSessionCookie } from '@/server/preview/previewSession';
import { draftPost } from '../support/draftPost';
import { ask } from '../support/http';
import { revalidateSecret } from '../support/shop';

const { path, title } = draftPost;

const now = () => Math.floor(Date.now() / 1000);

const linkTo = (target: string, until = now() + 600, host = 'en.localhost') =>
  buildPreviewLink(revalidateSecret, host, { path: target, until });

interface Opened {
  readonly host?: string;
  readonly secret?: string;
  readonly seconds?: number;
}

/** The cookie of a session, as a browser sends it. */
const openSession = ({
  host = 'en.localhost',
  secret = revalidateSecret,
  seconds = 600,
}: Opened = {}): string => {
  const session = { host, until: now() + seconds };
  return printSessionCookie(secret, session, now(), false).split(';')[0] ?? '';
};

/** The id by which Next recognizes its own preview cookies and revalidation requests. */
const readNextId = (): string => {
  const props = readFileSync(join('.next', 'server', 'preview-props.json'), 'utf8');
  return JSON.parse(props).previewModeId;
};

it('shows a draft only with the cookie of a preview link', async () => {
  expect((await ask('en.localhost', path)).status).toBe(404);
  const { status, headers } = await ask('en.localhost', linkTo(path));
  expect([status, headers['location']]).toEqual([307, path]);
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^preview_session=\d+\.[0-9a-f]{64}; Max-Age=(?:600|59\d); Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  const preview = await ask('en.localhost', path, { cookie: cookies[0]?.replace(/;.*/, '') ?? '' });
  expect(preview.status).toBe(200);
  expect(preview.headers['cache-control']).toContain('no-store');
  expect(preview.body).toContain(title);
  expect(preview.body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect((await ask('en.localhost', path)).status).toBe(404);
  expect((await ask('en.localhost', '/blog')).body).not.toContain(title);
});

it('answers 401 to a link that is forged, changed, expired, too long or of another host', async () => {
  const good = linkTo(path);
  const links = [
    '/api/preview',
    good.replace('planning', 'elsewhere'),
    good.replace(/signature=./, 'signature=x'),
    good.replace(/until=\d/, 'until=9'),
    linkTo(path, now() - 1),
    linkTo(path, now() + 365 * 24 * 3600),
    linkTo(path, now() + 600, 'en2.localhost'),
  ];
  for (const link of links) {
    const { status, headers } = await ask('en.localhost', link);
    expect([link, status, headers['set-cookie']]).toEqual([link, 401, undefined]);
  }
});

it.each(['//evil.example', 'https://evil.example/', '/a/b/c/d/e'])(
  'answers 404 to a signed link to %s',
  async (target) => {
    const { status, headers } = await ask('en.localhost', linkTo(target));
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  },
);

it('shows drafts to a session on its own host, with its own secret, until it ends', async () => {
  expect((await ask('en.localhost', path, { cookie: openSession() })).body).toContain(title);
  const others: readonly Opened[] = [
    { host: 'en2.localhost' },
    { secret: 'the secret before' },
    { seconds: -1 },
  ];
  for (const opened of others) {
    const { status, body } = await ask('en.localhost', path, { cookie: openSession(opened) });
    expect([opened, status, body.includes(title)]).toEqual([opened, 404, false]);
  }
});

it('lets no cache keep an answer to a session', async () => {
  const home = await ask('en.localhost', '/');
  const build = /"buildId":"([^"]+)"/.exec(home.body)?.[1] ?? '';
  const paths: readonly (readonly [string, number])[] = [
    [path, 200],
    ['/krakow', 200],
    [`/_next/data/${build}/en/krakow.json?site=en&slug=krakow`, 200],
    ['/no-such-page', 404],
    ['/a/b/c/d/e', 404],
    ['/Krakow', 308],
  ];
  for (const [asked, expected] of paths) {
    const { status, headers } = await ask('en.localhost', asked, { cookie: openSession() });
    expect([asked, status, headers['set-cookie']]).toEqual([asked, expected, undefined]);
    expect(headers['cache-control']).toMatch(/^private,.*\bno-store\b/);
  }
});

it('obeys no cookie and no header of Next, although it has the right value', async () => {
  const id = readNextId();
  const forgeries: readonly Readonly<Record<string, string>>[] = [
    { cookie: `__prerender_bypass=${id}` },
    { cookie: `__prerender_bypass=${id}; ${openSession({ host: 'en2.localhost' })}` },
    { 'x-prerender-revalidate': id },
    { 'x-prerender-revalidate': id, 'x-prerender-revalidate-if-generated': '1' },
  ];
  for (const forged of forgeries) {
    expect([forged, (await ask('en.localhost', path, forged)).status]).toEqual([forged, 404]);
    const { headers, body } = await ask('en.localhost', '/krakow', forged);
    expect(headers['x-nextjs-cache']).toMatch(/^(?:HIT|STALE|MISS)$/);
    expect(headers['cache-control']).toContain('s-maxage');
    expect(body).not.toContain('Leave preview');
  }
});
