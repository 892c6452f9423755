import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { buildPath } from '@/config/sites/paths';
import { allSites, loadWritings } from '../support/catalogue';
import { ask } from '../support/http';
import { port } from '../support/shop';

for (const site of allSites) {
  it(`serves feeds of ${site.id} that feed readers parse and that list its posts`, async () => {
    const host = `${site.id}.localhost:${port}`;
    const origin = site.id === 'de' ? 'https://shop.example.de' : `http://${host}`;
    const { posts } = await loadWritings(site);
    const expected = posts.map(({ title, slug, categoryTexts }) => ({
      title,
      link: `${origin}${buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug })}`,
    }));

    const atom = await ask(host, '/feed.xml');
    expect(atom.status).toBe(200);
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const parsed = parseAtomFeed(atom.body);
    expect(
      parsed.entries?.map(({ title, links }) => ({ title: title?.value, link: links?.[0]?.href })),
    ).toEqual(expected);
    for (const entry of parsed.entries ?? []) {
      expect(entry.id).toMatch(/^tag:[\w.]+,\d{4}-\d\d-\d\d:/);
      expect(new Date(String(entry.updated)).getTime()).toBeGreaterThan(0);
      expect(entry.content?.value).toMatch(/<h2>/);
      expect(entry.content?.value).not.toMatch(/(?:href|src)="(?:\/|#)/);
    }

    const json = await ask(host, '/feed.json');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const { items } = parseJsonFeed(JSON.parse(json.body));
    expect(items?.map(({ title, url }) => ({ title, link: url }))).toEqual(expected);
    expect(items?.every(({ content_html }) => content_html?.includes('<h2>'))).toBe(true);
  });
}

it('answers 304 for a feed that has not changed', async () => {
  const first = await ask('en.localhost', '/feed.xml');
  const tag = String(first.headers['etag']);
  const again = await ask('en.localhost', '/feed.xml', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.body).toBe('');
});
