/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/krakow"}
 */
import { fireEvent, screen } from '@testing-library/react';
import { parseFragment } from '@/commerce/cart/cartHandoff';
import { renderInSite } from '@/testing/SiteProviders';
import type { LanguageLink } from './frameProps';
import { LanguageList } from './LanguageList';

const languages: readonly LanguageLink[] = [
  { siteId: 'dk', lang: 'da', path: '/krakow', host: null },
  { siteId: 'en', lang: 'en', path: '/krakow', host: null },
  { siteId: 'pl2', lang: 'pl', path: '/kierunki', host: 'shop.example.pl' },
];

it('leads to the same page on other sites, on the machine of a developer by their names', async () => {
  await renderInSite(<LanguageList languages={languages} current="en" look="full" />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dansk', 'http://dk.localhost:3100/krakow'],
    ['English', 'http://en.localhost:3100/krakow'],
    ['Polski', 'http://pl2.localhost:3100/kierunki'],
  ]);
});

it('whoever leaves takes what they chose along, and whoever stays does not', async () => {
  localStorage.setItem('currency', '"SEK"');
  await renderInSite(<LanguageList languages={languages} current="en" look="full" />);
  const leave = (name: string) => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    return link.href;
  };
  const fragment = /#.*$/s.exec(leave('Dansk'))?.[0] ?? '';
  expect(parseFragment(fragment)).toMatchObject({ currency: 'SEK', people: null, plan: null });
  expect(leave('English')).not.toContain('#');
  localStorage.clear();
});

it('what is looked for comes along to the same page, and not to one above it', async () => {
  window.history.replaceState(null, '', '/krakow?category=food');
  const above = {
    siteId: 'de',
    lang: 'de',
    path: '/reiseziele',
    host: null,
    isAbove: true,
  } as const;
  await renderInSite(<LanguageList languages={[...languages, above]} current="en" look="full" />);
  const leave = (name: string) => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    return new URL(link.href).search;
  };
  expect(leave('Dansk')).toBe('?category=food');
  expect(leave('Deutsch')).toBe('');
  window.history.replaceState(null, '', '/krakow');
});

describe('which site was chosen', () => {
  const open = async () => {
    await renderInSite(<LanguageList languages={languages} current="en" look="full" />);
    for (const link of screen.getAllByRole('link')) {
      link.addEventListener('click', (event) => event.preventDefault());
    }
  };
  const link = (name: string) => screen.getByRole('link', { name });

  afterEach(() => {
    document.cookie = 'locale=;max-age=0;path=/';
  });

  it('is remembered by its name, also that a visitor wants this one', async () => {
    await open();
    fireEvent.click(link('Polski'));
    expect(document.cookie).toBe('locale=pl2');
    fireEvent.click(link('English'));
    expect(document.cookie).toBe('locale=en');
  });

  it('is remembered when it is opened in another tab, and not when a menu is opened', async () => {
    await open();
    fireEvent(link('Polski'), new MouseEvent('auxclick', { button: 2, bubbles: true }));
    expect(document.cookie).toBe('');
    fireEvent(link('Dansk'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect(document.cookie).toBe('locale=dk');
  });
});

it('tells what language each link is in, and which one this is', async () => {
  await renderInSite(<LanguageList languages={languages} current="en" look="full" />);
  const danish = screen.getByRole('link', { name: 'Dansk' });
  expect(danish).toHaveAttribute('lang', 'da');
  expect(danish).toHaveAttribute('hreflang', 'da');
  expect(danish).not.toHaveAttribute('aria-current');
  const above = languages.map((link) => ({ ...link, isAbove: true as const }));
  await renderInSite(<LanguageList languages={above} current="en" look="full" />);
  const [, category] = screen.getAllByRole('link', { name: 'Dansk' });
  expect(category).toHaveAttribute('lang', 'da');
  expect(category).not.toHaveAttribute('hreflang');
  const [english] = screen.getAllByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('aria-current', 'true');
});

it('in short shows two letters and is read out in full', async () => {
  await renderInSite(<LanguageList languages={languages} current="en" look="short" />);
  // The accessible name contains the visible text, as speech control requires.
  expect(screen.getByRole('link', { name: 'pl Polski' })).toBeVisible();
});

it('is a full page load, since another site is another host', async () => {
  const { router } = await renderInSite(
    <LanguageList languages={languages} current="en" look="full" />,
  );
  const link = screen.getByRole('link', { name: 'Dansk' });
  // jsdom does not implement navigation.
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(router.push).not.toHaveBeenCalled();
});

it('is not there where a brand speaks one language', async () => {
  await renderInSite(<LanguageList languages={[]} current="en" look="full" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
