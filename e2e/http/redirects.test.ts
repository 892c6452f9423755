import { ask } from '../support/http';

/** Rules of redirects.json, with slugs in the language of each site. */
const rules = [
  { siteId: 'en', from: '/faq?from=mail', to: '/page/faq?from=mail' },
  { siteId: 'en', from: '/contact', to: '/about-us#contact' },
  { siteId: 'en3', from: '/contact', to: '/about#contact' },
  { siteId: 'pl2', from: '/polityka-prywatno%C5%9Bci', to: '/strona/' },
  { siteId: 'pl2', from: '/polityka-prywatnos%CC%81ci', to: '/strona/' },
  { siteId: 'sv', from: '/kontakt?people=8', to: '/om-oss?people=8#contact' },
  { siteId: 'no', from: '/vilk%C3%A5r', to: '/sider/vilkar' },
] as const;

it.each(rules)('redirects $from of $siteId to $to', async ({ siteId, from, to }) => {
  const { status, headers } = await ask(`${siteId}.localhost`, from);
  expect(status).toBe(308);
  expect(String(headers['location']).startsWith(to)).toBe(true);
  expect(headers['cache-control']).toContain('max-age=0');
});

it.each([
  ['en', '/destinations', 200],
  ['en', '/kontakt', 404],
  ['de', '/faq/x', 404],
  ['fr', '/faq%00', 400],
] as const)('applies no rule of another site or page: %s %s', async (siteId, path, status) => {
  const answer = await ask(`${siteId}.localhost`, path);
  expect([answer.status, answer.headers['location']]).toEqual([status, undefined]);
});
