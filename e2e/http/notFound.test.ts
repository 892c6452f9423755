import fc from 'fast-check';
import { countRuns } from '@/testing/scope';
import { allSites } from '../support/catalogue';
import { JSDOM } from 'jsdom';
import { ask, langOf } from '../support/http';
import { loadWords } from '../support/words';

it('names the missing thing in the reason phrase, and in the data of the page', async () => {
  const messageOf = async (path: string) => {
    const { status, message, body } = await ask('en.localhost', path);
    const { window } = new JSDOM(body);
    const data = JSON.parse(window.document.getElementById('__NEXT_DATA__')?.textContent ?? '{}');
    expect(data.props.pageProps).toMatchObject({ statusCode: status, message });
    return `${status} ${message}`;
  };
  expect(await messageOf('/atlantis')).toBe('404 Page not found');
  expect(await messageOf('/beer-bike/atlantis')).toBe('404 Page not found');
  expect(await messageOf('/no-such-activity/krakow')).toBe(
    '404 Page Not Found: /no-such-activity/krakow',
  );
  expect(await messageOf('/a/b/c/d')).toBe('404 Page Not Found: /a/b/c/d');
  expect(await messageOf('/Foo_Bar')).toBe('404 Page Not Found: /Foo_Bar');
  expect(await messageOf('/errors/404')).toBe('404 Page Not Found: /errors/404');
});

for (const path of ['/%E0%A4%A', '/%ff', '/foo%00bar', '/beer-bike/kra%0Akow', '/%5c']) {
  it(`answers 400 to the malformed address ${path} in the language of the site`, async () => {
    for (const site of allSites) {
      const answer = await ask(`${site.id}.localhost`, path);
      expect([site.id, answer.status, langOf(answer)]).toEqual([site.id, 400, site.lang]);
    }
  });
}

it('never answers 5xx to generated addresses', async () => {
  const character = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%',
      '%00',
      '%2F',
      '%5C',
      '%C3%28',
      '?',
      '&',
      '=',
      ';',
      ':',
      '@',
      '\\',
      '[',
      '{',
      '|',
    ),
    fc.string({ maxLength: 6, unit: 'grapheme' }).map(encodeURIComponent),
    fc.constantFrom(
      'krakow',
      'destinations',
      'checkout',
      'index.html',
      '_next/data',
      'api',
      '_ipx',
      'locales',
      '404',
    ),
  );
  const path = fc.array(character, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
  const host = fc.constantFrom(
    ...allSites.map(({ id }) => `${id}.localhost`),
    'localhost',
    'nobody.example',
    '[::1]',
  );
  await fc.assert(
    fc.asyncProperty(host, path, async (hostName, address) => {
      const { status } = await ask(hostName, address);
      expect(status).toBeLessThan(500);
    }),
    // The server renders a page for each address.
    { numRuns: countRuns(300) },
  );
});

it('offers the way on from a missing page in the language of each site', async () => {
  for (const site of allSites) {
    const say = await loadWords(site);
    const { status, body } = await ask(`${site.id}.localhost`, '/no-such-page');
    const { document } = new JSDOM(body).window;
    const countIn = (list: Element) => list.querySelectorAll('a').length;
    const chat = document.querySelector('a[href^="https://wa.me/"]');
    expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
    const lists = [...document.querySelectorAll('section ul > li > ul')];
    expect([
      site.id,
      status,
      document.querySelector('h1')?.textContent,
      lists.map(countIn),
      chat?.textContent.trim(),
    ]).toEqual([
      site.id,
      404,
      say('errors:notFound.heading'),
      Array.from({ length: 8 }, () => 6),
      say('errors:chat'),
    ]);
    expect(body).toContain(say('errors:notFound.text'));
  }
});
