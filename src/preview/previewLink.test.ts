import { buildPreviewLink, readPreviewLink } from './previewLink';

const secret = 'hush';
const path = '/caisse/krakow/r%C3%A9sum%C3%A9';

const read = (link: string, now = 100) =>
  readPreviewLink(
    secret,
    Object.fromEntries(new URL(link, 'http://any').searchParams.entries()),
    now,
  );

it('a link leads to its page until it expires', () => {
  const link = buildPreviewLink(secret, path, 200);
  expect(read(link)).toEqual({ ok: true, value: { path, until: 200 } });
  expect(read(link, 200)).toMatchObject({ ok: false });
});

it('one that was changed, or signed by somebody else, opens nothing', () => {
  const link = buildPreviewLink(secret, path, 200);
  for (const forged of [
    link.replace('krakow', 'prague'),
    link.replace('until=200', 'until=900'),
    link.replace(/signature=.*/, ''),
    buildPreviewLink('other', path, 200),
    '/api/preview',
  ]) {
    expect(read(forged)).toMatchObject({ ok: false });
  }
});
