import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrencyCode } from '@/commerce/pricing/currencies';
import { sites } from './records';
import { type Site, siteIds, themeNames } from './site';

const all: readonly Site[] = Object.values(sites);

const readShopGroup = (id: number): { id: number; audience: string } =>
  JSON.parse(readFileSync(join(process.cwd(), 'content/shop-groups', `${id}.json`), 'utf8')) as {
    id: number;
    audience: string;
  };

it('there are the eleven sites of the specification, each once', () => {
  expect(siteIds).toEqual(['en', 'de', 'fr', 'pl', 'pl2', 'pl3', 'dk', 'no', 'sv', 'en2', 'en3']);
  expect(all.map((site) => site.id)).toEqual([...siteIds]);
  expect(Object.keys(sites)).toEqual([...siteIds]);
});

it('each site speaks its language', () => {
  expect(Object.fromEntries(all.map(({ id, lang }) => [id, lang]))).toEqual({
    en: 'en',
    de: 'de',
    fr: 'fr',
    pl: 'pl',
    pl2: 'pl',
    pl3: 'pl',
    dk: 'da',
    no: 'no',
    sv: 'sv',
    en2: 'en',
    en3: 'en',
  });
});

describe.each(all)('the $id site', ({ id, lang, formatLocale, currency, theme, shopGroupId }) => {
  it('formats in a locale that Intl knows, of its own language', () => {
    expect(Intl.getCanonicalLocales(formatLocale)).toEqual([formatLocale]);
    expect(Intl.NumberFormat.supportedLocalesOf(formatLocale)).toEqual([formatLocale]);
    // The Norwegian texts are in Bokmål, whose tag is nb.
    expect(new Intl.Locale(formatLocale).language).toBe(lang === 'no' ? 'nb' : lang);
  });

  it('has a known currency and theme', () => {
    expect(isCurrencyCode(currency)).toBe(true);
    expect(themeNames).toContain(theme);
  });

  it('has a shop group in the shipped content, for the audience of the specification', () => {
    const audience = id === 'en2' || id === 'en3' ? 'corporate' : 'consumer';
    expect(readShopGroup(shopGroupId)).toMatchObject({ id: shopGroupId, audience });
  });
});
