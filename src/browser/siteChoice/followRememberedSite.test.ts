/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://shop.example.com/karting/krakow?people=8#faq"}
 */
import { followRememberedSite, type PageThere } from './followRememberedSite';
import { writeCookie } from './writeCookie';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const pages: readonly PageThere[] = [
  { siteId: 'en', path: '/karting/krakow', host: 'shop.example.com' },
  { siteId: 'de', path: '/kartfahren/krakow', host: 'shop.example.de' },
  { siteId: 'fr', path: '/destinations', isAbove: true, host: 'shop.example.fr' },
  { siteId: 'sv', path: '/gokart/krakow', host: null },
];

interface Visit {
  readonly userAgent?: string;
  readonly referrer?: string;
  readonly type?: string;
}

const visit = ({ userAgent = chrome, referrer = '', type = 'navigate' }: Visit = {}) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const load = { type, name: window.location.href };
  Object.assign(performance, { getEntriesByType: () => [load] });
};

const follow = async (): Promise<string | undefined> => {
  const leave = jest.fn<undefined, [URL]>();
  await followRememberedSite(pages, leave);
  return leave.mock.calls[0]?.[0].href;
};

const clearCookies = () => {
  for (const name of ['locale', 'locale_redirected']) document.cookie = `${name}=;max-age=0;path=/`;
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, '__NEXT_DATA__');
  clearCookies();
});

const there = 'https://shop.example.de/kartfahren/krakow?people=8#faq';

it('a remembered choice leads from any page to the same page there', async () => {
  visit();
  writeCookie('locale', 'de');
  expect(await follow()).toBe(there);
});

it('or to the nearest page above it, without what belongs to this page', async () => {
  visit();
  writeCookie('locale', 'fr');
  expect(await follow()).toBe('https://shop.example.fr/destinations');
});

it('it is followed on each visit', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), doNotFake: ['nextTick'] });
  visit();
  writeCookie('locale', 'de');
  expect(await follow()).toBe(there);
  jest.setSystemTime(new Date('2026-11-27T10:00:00Z'));
  expect(await follow()).toBe(there);
});

it('sites that remember each other lead nobody in a circle', async () => {
  visit();
  writeCookie('locale', 'de');
  expect(await follow()).toBe(there);
  expect(await follow()).toBeUndefined();
});

it.each(['en', 'sv', 'pl3', '//evil.example', ''])(
  'the choice %j leads nowhere',
  async (choice) => {
    visit();
    writeCookie('locale', choice);
    expect(await follow()).toBeUndefined();
    expect(document.cookie).not.toContain('locale_redirected');
  },
);

it('who chose nothing stays', async () => {
  visit();
  expect(await follow()).toBeUndefined();
});

it.each<[string, Visit]>([
  ['came by a link from another site of the shop', { referrer: 'https://shop.example.de/' }],
  ['came by a link from this site', { referrer: 'https://shop.example.com/' }],
  ['came back', { type: 'back_forward' }],
  ['is a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('who %s stays', async (_, how) => {
  visit(how);
  writeCookie('locale', 'de');
  expect(await follow()).toBeUndefined();
});

it('an editor sees the page that they wrote', async () => {
  visit();
  Object.assign(window, { __NEXT_DATA__: { isPreview: true } });
  writeCookie('locale', 'de');
  expect(await follow()).toBeUndefined();
});

it('where no marker is kept nobody is led, since nothing would end it', async () => {
  visit();
  writeCookie('locale', 'de');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(await follow()).toBeUndefined();
});
