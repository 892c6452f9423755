/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://shop.example.com/?utm_source=mail"}
 */
import type { SiteInLanguage } from './chooseSite';
import type { SiteHosts } from './findTarget';
import { leadToSite } from './leadToSite';
import { writeCookie } from './writeCookie';

const hosts: SiteHosts = {
  en: ['shop.example.com'],
  de: ['shop.example.de', 'www.shop.example.de'],
  pl2: ['ekipa.example.pl'],
};

const offered: readonly SiteInLanguage[] = [
  { siteId: 'dk', lang: 'da' },
  { siteId: 'de', lang: 'de' },
  { siteId: 'en', lang: 'en' },
  { siteId: 'pl', lang: 'pl' },
];

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Visit {
  readonly languages?: readonly string[];
  readonly userAgent?: string;
  readonly referrer?: string;
  /** The browser's navigation entry; `null` in browsers that report none. */
  readonly load?: { readonly type: string; readonly name: string } | null;
  readonly at?: string;
}

const visit = ({
  languages = ['de-AT', 'en'],
  userAgent = chrome,
  referrer = '',
  load = { type: 'navigate', name: 'https://shop.example.com/?utm_source=mail' },
  at = '/?utm_source=mail',
}: Visit = {}) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.assign(performance, { getEntriesByType: () => (load ? [load] : []) });
  window.history.replaceState(null, '', at);
};

/** The URL that the visitor is redirected to, if any. */
const lead = async (among: SiteHosts = hosts): Promise<string | undefined> => {
  const leave = jest.fn<undefined, [URL]>();
  await leadToSite(among, offered, leave);
  return leave.mock.calls[0]?.[0].href;
};

const german = 'https://shop.example.de/?utm_source=mail';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, '__NEXT_DATA__');
  Reflect.deleteProperty(document, 'prerendering');
  for (const name of ['locale', 'locale_redirected']) document.cookie = `${name}=;max-age=0;path=/`;
});

it('leads to the site of the visitor’s language, with what the address says beside', async () => {
  visit();
  expect(await lead()).toBe(german);
});

it('leads once', async () => {
  visit();
  await lead();
  expect(document.cookie).toMatch(/^locale_redirected=\d+$/);
  expect(await lead()).toBeUndefined();
});

it('marks nobody who stays', async () => {
  visit({ languages: ['en-GB', 'de'] });
  expect(await lead()).toBeUndefined();
  expect(document.cookie).toBe('');
});

it('a choice made before comes first, also of a site that the menu does not have', async () => {
  visit();
  writeCookie('locale', 'pl2');
  expect(await lead()).toBe('https://ekipa.example.pl/?utm_source=mail');
});

it('who chose this site stays, whatever they read', async () => {
  visit();
  writeCookie('locale', 'en');
  expect(await lead()).toBeUndefined();
});

it('a choice that is none of our sites is nothing', async () => {
  visit();
  writeCookie('locale', '//evil.example');
  expect(await lead()).toBe(german);
});

it('who chose a site that cannot be had from here stays', async () => {
  visit();
  writeCookie('locale', 'sv');
  expect(await lead()).toBeUndefined();
});

it('nobody is led to a site without a host, or from the only host to itself', async () => {
  visit({ languages: ['da'] });
  expect(await lead()).toBeUndefined();
  visit({ languages: ['de'] });
  expect(await lead({})).toBeUndefined();
  expect(await lead({ de: ['shop.example.com'] })).toBeUndefined();
});

it.each([
  ['came by a link from the German site', { referrer: 'https://shop.example.de/' }],
  ['came by a link from its other host', { referrer: 'https://www.shop.example.de/krakow' }],
  ['came by a link from this site', { referrer: 'https://shop.example.com/krakow' }],
  ['came back', { load: { type: 'back_forward', name: 'https://shop.example.com/' } }],
  ['came in elsewhere', { load: { type: 'navigate', name: 'https://shop.example.com/krakow' } }],
  ['cannot be asked how they came', { load: null }],
  ['wants a part of the page', { at: '/#faq' }],
  ['brings a cart', { at: '/#visit=%7B%7D' }],
  ['is on another page', { at: '/krakow' }],
  ['is on the home page by another name', { at: '/index.html' }],
  ['is a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('nobody is led who %s', async (_, how: Visit) => {
  visit(how);
  expect(await lead()).toBeUndefined();
  expect(document.cookie).toBe('');
});

it('a search engine or another shop is no site of ours', async () => {
  visit({ referrer: 'https://search.example/?q=shop.example.de' });
  expect(await lead()).toBe(german);
});

it('an editor sees the page that they wrote', async () => {
  visit();
  Object.assign(window, { __NEXT_DATA__: { isPreview: true } });
  expect(await lead()).toBeUndefined();
});

it('where no cookie is kept nobody is led, since nothing would end it', async () => {
  visit();
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(await lead()).toBeUndefined();
});

it('a page that is made in advance waits until there is a visitor', async () => {
  visit();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const leave = jest.fn<undefined, [URL]>();
  const led = leadToSite(hosts, offered, leave);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.cookie).toBe('');
  document.dispatchEvent(new Event('prerenderingchange'));
  await led;
  expect(leave).toHaveBeenCalledTimes(1);
});

it('who goes on while the crawlers are looked up is not taken away', async () => {
  visit();
  const led = lead();
  window.history.replaceState(null, '', '/krakow');
  expect(await led).toBeUndefined();
});
