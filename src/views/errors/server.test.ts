import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { clearProcessState } from '@/platform/process/processState';
import { sites } from '@/config/sites/records';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { getViewContext } from '../context';
import { loadErrorPage } from './server';

interface Asked {
  readonly host?: string;
  readonly url?: string;
  readonly statusCode?: number;
}

const exchange = ({ host, url = '/', statusCode = 404 }: Asked) => {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  if (host !== undefined) request.headers.host = host;
  const response = new ServerResponse(request);
  response.statusCode = statusCode;
  return { request, response };
};

const ask = async (asked: Asked, load = loadErrorPage) => {
  const { request, response } = exchange(asked);
  const props = await load(request, response);
  const { statusCode, statusMessage } = response;
  return { props, statusCode, statusMessage, headers: response.getHeaders() };
};

describe('the site of an error screen', () => {
  it.each([
    ['de.localhost:3000', 'de', 'de'],
    ['PL2.localhost', 'pl2', 'pl'],
    ['dk.localhost:80', 'dk', 'da'],
    ['en3.localhost:3000', 'en3', 'en'],
    ['127.0.0.1:3000', 'en', 'en'],
    ['nobody.example', 'en', 'en'],
    [undefined, 'en', 'en'],
  ])('at %s is %s, in %s', async (host, siteId, lang) => {
    const { props } = await ask({ host });
    expect(props.site).toMatchObject({ id: siteId, lang });
    expect(Object.keys(props._nextI18Next?.initialI18nStore ?? {})).toEqual([lang]);
  });

  it('leads home and to the about page by its own names', async () => {
    const { props } = await ask({ host: 'fr.localhost' });
    expect(props.links).toEqual({
      home: '/',
      about: '/a-propos-de-nous',
      privacy: '/page/privacy-policy',
    });
  });

  it('says nothing of stag and hen to companies', async () => {
    const { props } = await ask({ host: 'en2.localhost' });
    expect(JSON.stringify(props)).not.toMatch(/\b(?:stag|hen)\b/i);
  });
});

describe('the status of an error screen', () => {
  it.each([
    ['a path that no route has', '/a/b/c', 404, 'Page Not Found: /a/b/c'],
    ['a path without its query', '/a/b/c?secret=1#x', 404, 'Page Not Found: /a/b/c'],
    ['a city that cannot be loaded', '/atlantis', 404, 'Page not found'],
    ['an activity in such a city', '/pub-crawl/atlantis', 404, 'Page not found'],
    ['an unknown activity in a city', '/no-tour/krakow', 404, 'Page Not Found: /no-tour/krakow'],
    ['a slug that the rule of the route refuses', '/Foo_Bar', 404, 'Page Not Found: /Foo_Bar'],
    ['a slug with a control character', '/kra%00kow', 400, 'Bad Request'],
    ['an escape that means nothing', '/%E0%A4%A', 400, 'Bad Request'],
  ])(
    'for %s is told with its reason, which the page has too',
    async (_, url, statusCode, statusMessage) => {
      expect(await ask({ url })).toMatchObject({
        statusCode,
        statusMessage,
        props: { statusCode, message: statusMessage },
      });
    },
  );

  it('is that of an address that Next itself finds malformed', async () => {
    expect(await ask({ url: '/%ff', statusCode: 400 })).toMatchObject({
      statusCode: 400,
      props: { statusCode: 400, message: 'Bad Request' },
    });
  });

  it('stays that of a failure', async () => {
    expect(await ask({ url: '/krakow', statusCode: 500 })).toMatchObject({
      statusCode: 500,
      props: { statusCode: 500, message: 'Internal Server Error' },
    });
  });

  it('never breaks the head of the answer, whatever was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 400 }), async (text) => {
        const { statusMessage, headers } = await ask({ url: `/${text}` });
        // A second spelling of a page's address, `//` for example, is redirected and has no reason.
        if (headers.location === undefined) expect(statusMessage).toMatch(/^[\x20-\x7e]{1,200}$/);
        else expect(headers.location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      }),
      { numRuns: 30, examples: [['/'], ['/?a\nb']] },
    );
  });
});

describe('an address that the editors lead elsewhere', () => {
  it.each([
    ['en.localhost', '/faq', 308, '/page/faq'],
    ['en2.localhost', '/faq?from=mail', 308, '/page/faq?from=mail'],
    ['pl2.localhost:3000', '/kontakt', 308, '/o-nas#contact'],
    ['no.localhost', '/vilk%C3%A5r', 308, '/sider/vilkar'],
    ['no.localhost', '/vilka%CC%8Ar/', 308, '/sider/vilkar'],
    ['de.localhost', '/aktivit%C3%A4ten?people=8', 307, '/aktivitaeten?people=8'],
  ])('of %s%s is answered with %i to %s', async (host, url, statusCode, location) => {
    const answer = await ask({ host, url });
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('says nothing of a page that was not found', async () => {
    expect((await ask({ url: '/faq' })).statusMessage).toBeUndefined();
  });

  it.each([
    ['a rule of other sites', 'en.localhost', '/kontakt', 404],
    ['a malformed address', 'en.localhost', '/faq%00', 400],
    ['what is below', 'en.localhost', '/faq/faq', 404],
  ])('is none for %s', async (_, host, url, statusCode) => {
    const answer = await ask({ host, url });
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('stays where it is when its page is there and failed', async () => {
    expect(await ask({ url: '/faq', statusCode: 500 })).toMatchObject({
      statusCode: 500,
      headers: {},
    });
  });
});

describe('the shops on an error screen', () => {
  it('are all of the brand, each with up to six activities, the most popular first', async () => {
    const { shops } = await getViewContext(sites.pl);
    const { props } = await ask({ host: 'pl.localhost' });
    expect(props.shops).toEqual(
      shops.map(({ city, landingTitle, products }) => ({
        text: landingTitle,
        href: `/${city.slug}`,
        activities: products
          .slice(0, 6)
          .map(({ texts }) => ({ text: texts.name, href: `/${texts.slug}/${city.slug}` })),
      })),
    );
    expect(props.shops.some(({ activities }) => activities.length === 6)).toBe(true);
  });

  it('come with the chat link of the brand, digits only', async () => {
    const { group } = await getViewContext(sites.pl);
    const { props } = await ask({ host: 'pl.localhost' });
    const digits = group.phone.replaceAll(/\D/g, '');
    expect(props.brand).toMatchObject({ name: group.name, chatHref: `https://wa.me/${digits}` });
  });
});

describe('while the content cannot be had', () => {
  const { env } = process;
  let folder: string;
  let load: typeof loadErrorPage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'troupe-error-page-'));
    process.env = { ...env, CONTENT_DIR: join(folder, 'gone') };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    clearProcessState('mesh');
    await jest.isolateModulesAsync(async () => {
      load = (await import('./server')).loadErrorPage;
      const { getEnv } = await import('@/config/env/getEnv');
      getEnv();
    });
  });

  afterAll(async () => {
    process.env = env;
    jest.restoreAllMocks();
    clearProcessState('mesh');
    await rm(folder, { recursive: true });
  });

  it('still has a logo, ways home and to the about page, and the words of the site', async () => {
    const { props, statusCode } = await ask({ host: 'sv.localhost', url: '/a/b/c' }, load);
    expect(statusCode).toBe(404);
    expect(props).toMatchObject({
      brand: { id: 3, name: '', logo: '/images/logos/3.webp', chatHref: null },
      shops: [],
      links: { home: '/', about: '/om-oss' },
      _nextI18Next: { initialLocale: 'sv' },
    });
  });

  it('leads nobody elsewhere', async () => {
    expect(await ask({ url: '/faq' }, load)).toMatchObject({ statusCode: 404, headers: {} });
  });

  it('still gives the reason for the status', async () => {
    expect((await ask({ url: '/kra%00kow' }, load)).statusMessage).toBe('Bad Request');
  });
});
