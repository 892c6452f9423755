import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { getViewContext, type SiteContext, type ViewContext } from '../context';
import { listLanguageLinks } from './languageLinks';
import { toFrameProps } from './server';

const contextWith = async (
  siteId: SiteId,
  siteHosts: ViewContext['env']['siteHosts'] = {},
): Promise<ViewContext> => {
  const context = await getViewContext(sites[siteId]);
  return { ...context, env: { ...context.env, siteHosts } };
};

const address = 'https://shop.example/';

const toHome = (other: SiteContext) => buildPath(other.site, 'home');

describe('the language menu', () => {
  it('names the first public host of a site that has one', async () => {
    const context = await contextWith('en', { de: ['shop.example.de', 'www.shop.example.de'] });
    const hosts = listLanguageLinks(context, toHome).map(({ siteId, host }) => [siteId, host]);
    expect(hosts).toContainEqual(['de', 'shop.example.de']);
    expect(hosts).toContainEqual(['en', null]);
  });

  it('stands in the same order on every site', async () => {
    const order = async (siteId: SiteId) =>
      listLanguageLinks(await contextWith(siteId), toHome).map(({ lang }) => lang);
    expect(await order('pl2')).toEqual(await order('en'));
  });

  it('keeps a visitor of a second Polish site there, and sends others to the first', async () => {
    const polish = async (siteId: SiteId) =>
      listLanguageLinks(await contextWith(siteId), toHome).find(({ lang }) => lang === 'pl');
    expect((await polish('pl3'))?.siteId).toBe('pl3');
    expect((await polish('sv'))?.siteId).toBe('pl');
  });

  it('tells where it leads to what is above the page, since the page itself is not there', async () => {
    const context = await contextWith('en');
    const links = listLanguageLinks(context, ({ site }) =>
      site.lang === 'de' ? { above: '/blog' } : '/here',
    );
    const linkTo = (lang: string) => links.find((link) => link.lang === lang);
    expect(linkTo('de')).toMatchObject({ path: '/blog', isAbove: true });
    expect(linkTo('fr')).toMatchObject({ path: '/here' });
    expect(linkTo('fr')).not.toHaveProperty('isAbove');
  });

  it('is none where a brand’s visitors are spoken to in one language', async () => {
    expect(listLanguageLinks(await contextWith('en2'), toHome)).toEqual([]);
  });
});

describe('the frame', () => {
  it('names the brand of the site and how to reach it', async () => {
    const context = await contextWith('en');
    const { brand } = toFrameProps(context, { findAlternate: toHome }, address);
    const { name, phone, logo } = context.group;
    expect(brand).toMatchObject({ name, phone, logo: logo.src });
    expect(brand.phoneHref).toBe(`tel:+${brand.phone.replaceAll(/\D/g, '')}`);
    expect(brand.chatHref).toMatch(/^https:\/\/wa\.me\/\d+$/);
  });

  it.each(['en', 'pl', 'dk', 'en3'] as const)('counts in the currency of %s', async (siteId) => {
    const { money } = toFrameProps(await contextWith(siteId), { findAlternate: toHome }, address);
    expect(money).toEqual({
      currency: sites[siteId].currency,
      rates: defaultRates,
      terms: defaultTerms,
    });
  });

  it('counts at the rates of the moment', async () => {
    const rates = { ...defaultRates, EUR: 0.25 };
    const context = { ...(await contextWith('de')), rates };
    expect(toFrameProps(context, { findAlternate: toHome }, address).money.rates).toEqual(rates);
  });

  it('lists eight popular activities, none twice, each where it stands highest', async () => {
    const context = await contextWith('pl');
    const { activities } = toFrameProps(context, { findAlternate: toHome }, address);
    expect(activities).toHaveLength(8);
    const slugs = activities.map(({ href }) => href.split('/')[1]);
    expect(new Set(slugs).size).toBe(8);
    const rankIn = (at: number, slug: string | undefined) => {
      const rank = context.shops[at]?.products.findIndex(({ texts }) => texts.slug === slug) ?? -1;
      return rank < 0 ? Number.POSITIVE_INFINITY : rank;
    };
    for (const { href } of activities) {
      const [, slug, citySlug] = href.split('/');
      const ranks = context.shops.map((_, at) => rankIn(at, slug));
      const here = context.shops.findIndex(({ city }) => city.slug === citySlug);
      expect(ranks[here]).toBe(Math.min(...ranks));
    }
  });

  it('has no way up but home unless a page says so', async () => {
    const context = await contextWith('en');
    expect(toFrameProps(context, { findAlternate: toHome }, address).trail).toBeNull();
    const trail = {
      top: 'destinations' as const,
      below: [{ text: 'Krakow', href: '/krakow' }],
    };
    expect(toFrameProps(context, { findAlternate: toHome, trail }, address).trail).toEqual(trail);
  });
});
