import { buildPreviewLink, MAX_LINK_SECONDS, readPreviewLink } from './previewLink';

const secret = 'hush';
const host = 'fr.localhost:3000';
const path = '/caisse/krakow/r%C3%A9sum%C3%A9';

const read = (link: string, { now = 100, on = host }: { now?: number; on?: string } = {}) =>
  readPreviewLink(
    secret,
    on,
    Object.fromEntries(new URL(link, 'http://any').searchParams.entries()),
    now,
  );

it('a link leads to its page until it expires', () => {
  const link = buildPreviewLink(secret, host, { path, until: 200 });
  expect(read(link)).toEqual({ ok: true, value: { path, until: 200 } });
  expect(read(link, { now: 200 })).toMatchObject({ ok: false });
});

it('a link that was changed, or signed with another secret, opens nothing', () => {
  const link = buildPreviewLink(secret, host, { path, until: 200 });
  for (const forged of [
    link.replace('krakow', 'prague'),
    link.replace('until=200', 'until=900'),
    link.replace(/signature=.*/, ''),
    buildPreviewLink('other', host, { path, until: 200 }),
    '/api/preview',
  ]) {
    expect(read(forged)).toMatchObject({ ok: false });
  }
});

it('a link is for its host, whatever its capitals and port', () => {
  const link = buildPreviewLink(secret, host, { path, until: 200 });
  expect(read(link, { on: 'FR.localhost' })).toMatchObject({ ok: true });
  for (const on of ['de.localhost:3000', 'localhost', 'fr.localhost.evil.example', '']) {
    expect(read(link, { on })).toMatchObject({ ok: false });
  }
});

it('a link is valid for one week at most', () => {
  const link = buildPreviewLink(secret, host, { path, until: 100 + MAX_LINK_SECONDS });
  expect(read(link)).toMatchObject({ ok: true });
  expect(read(link, { now: 99 })).toMatchObject({ ok: false });
});
