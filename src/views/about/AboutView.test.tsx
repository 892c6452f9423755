/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { AboutView } from './AboutView';

/** Renders the page before any part has come near the viewport. */
const open = async (siteId: SiteId = 'en') => {
  const page = await fetchShippedPage('about', siteId);
  const { audience } = page.frame.brand;
  const screenful = await renderInSite(<AboutView {...page} />, { siteId, audience, city: null });
  return { ...screenful, page };
};

const section = (name: string) => within(screen.getByRole('region', { name }));

it('tells the story, shows the team and says what is promised', async () => {
  const { page } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Troupe');
  for (const paragraph of page.view.story) expect(screen.getByText(paragraph)).toBeVisible();
  expect(screen.getByRole('img', { name: /eight people from our team/ })).toBeInTheDocument();
  const [guarantee] = page.view.guarantees;
  expect(section('What we promise').getByText(guarantee?.text ?? '')).toBeVisible();
});

it('names everybody of the team, with what they do, where, and in which languages', async () => {
  const { page } = await open();
  const people = section('The people behind Troupe');
  expect(people.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(
    page.view.people.map(({ name }) => name),
  );
  const marta = within(people.getByText('Marta Lis').closest('li') as HTMLElement);
  expect(marta.getByText('Krakow')).toBeVisible();
  expect(marta.getByText('Speaks Polish, English, German')).toBeVisible();
  // Decorative: screen readers read the name beside it.
  expect(marta.getByText('ML')).toHaveAttribute('aria-hidden', 'true');
});

it('says where the company is, the head office first', async () => {
  const { page } = await open();
  const offices = section('Where to find us').getAllByRole('listitem');
  expect(offices.map((office) => office.textContent)).toEqual([
    'Head office12 Clerkenwell Green, London',
    ...page.view.offices.map(({ city, address }) => `${city}${address}`),
  ]);
});

it('has the ways to a person at hand before any form is', async () => {
  const { page } = await open();
  const { brand } = page.frame;
  const contact = screen.getByRole('region', { name: 'Talk to us' });
  expect(contact).toHaveAttribute('id', 'contact');
  const ways = within(contact).getByRole('list', { name: 'Other ways to reach us' });
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([brand.chatHref, brand.phoneHref, `mailto:${brand.email}`]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each(['en', 'pl2', 'sv', 'en3'] as const)('can be used by everybody on %s', async (siteId) => {
  const { container } = await open(siteId);
  expect(await findViolations(container)).toEqual([]);
});

it.each(['de', 'fr', 'dk', 'no'] as const)(
  'on %s those come first who speak the language',
  async (siteId) => {
    const { view } = await fetchShippedPage('about', siteId);
    const { lang, formatLocale } = sites[siteId];
    const own = new Intl.DisplayNames(formatLocale, { type: 'language' }).of(lang) ?? lang;
    const speaks = view.people.map(({ languages }) => languages.split(', ').includes(own));
    expect(speaks).toContain(true);
    expect(speaks).toEqual([...speaks].sort((a, b) => Number(b) - Number(a)));
  },
);
