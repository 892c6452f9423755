/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/page/terms"}
 */
import { screen, within } from '@testing-library/react';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import { parseProse } from '@/catalog/mesh/prose/parseProse';
import { findViolations } from '@/testing/axe';
import { PageInApp } from '@/testing/PageInApp';
import { renderSettled } from '@/testing/renderSettled';
import { createSmallContext } from '@/testing/smallContext';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { toFrameProps } from '../frame/server';
import { toProse } from '../prose/toProse';
import { PageView } from './PageView';

const context = createSmallContext('en');
const router = createTestRouter();

const body = `First words.

## What you pay

As [the terms](page:terms) say, in [Krakow](city:krakow).

### In advance

Thirty per cent.

## What you get

::activity{name=food-tour city=krakow}
`;

/** Renders a page of the small content with this text. */
const open = async (markdown = body) => {
  const { prose, headings } = parseProse(markdown);
  const pageProps = {
    frame: toFrameProps(context, { findAlternate: () => '/' }, 'https://shop.example/'),
    view: {
      title: 'Terms and conditions',
      summary: 'What we promise and what we ask for.',
      isPrivacy: false,
      updated: '1 May 2026',
      headings,
      prose: toProse(context, prose),
    },
    ...(await loadTranslations('en', 'consumer', ['page', 'catalogue'])),
  };
  return renderSettled(<PageInApp view={PageView} pageProps={pageProps} router={router} />);
};

const main = () => within(screen.getByRole('main'));
// A timer would load the plan in the middle of a slow test.
jest.mock('@/ui/hooks/useIdle', () => ({ useIdle: () => false }));

const complaints = jest.spyOn(console, 'error');

beforeEach(() => {
  localStorage.clear();
  complaints.mockClear();
});

afterEach(() => expect(complaints.mock.calls).toEqual([]));

it('says what it is about and when it was last changed', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions');
  expect(main().getByText('What we promise and what we ask for.')).toBeInTheDocument();
  expect(main().getByText('Last changed on 1 May 2026')).toBeInTheDocument();
});

it('lists its parts, each of which is there', async () => {
  const { container } = await open();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.map((it) => it.textContent)).toEqual(['What you pay', 'In advance', 'What you get']);
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      link.textContent ?? '',
    );
  }
});

it('lists nothing where there is nothing to find one’s way in', async () => {
  await open('## One part\n\nAnd that is all.');
  expect(main().getByText('And that is all.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

it('leads from its words to other pages and to what the shop sells', async () => {
  await open();
  const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('the terms')).toBe('/page/terms');
  expect(hrefOf('Krakow')).toBe('/krakow');
  expect(hrefOf('food-tour')).toBe('/food-tour/krakow');
});

it('ends with the way to a person', async () => {
  await open();
  const band = within(main().getByRole('region', { name: 'Still have a question?' }));
  expect(band.getByRole('link', { name: '+44 20 7946 0018' })).toBeInTheDocument();
});

it('is found in the footer of its own site', async () => {
  await open();
  const legal = within(screen.getByRole('region', { name: 'Legal' }));
  expect(legal.getByRole('link', { name: 'About terms' })).toHaveAttribute('href', '/page/terms');
});

it('leads to the choice of cookies where it tells of them, and only there', async () => {
  const { unmount } = await open();
  const button = () => main().queryByRole('button', { name: 'Change cookie settings' });
  expect(button()).not.toBeInTheDocument();
  unmount();
  const pageProps = await fetchShippedPage('staticPage', 'en', 'privacy-policy');
  await renderSettled(<PageInApp view={PageView} pageProps={pageProps} router={router} />);
  expect(button()).toHaveAttribute('data-cookie-settings');
});

it('speaks the language of its site', async () => {
  const pageProps = await fetchShippedPage('staticPage', 'pl', 'regulamin');
  await renderSettled(<PageInApp view={PageView} pageProps={pageProps} router={router} />);
  expect(screen.getByRole('navigation', { name: 'Na tej stronie' })).toBeInTheDocument();
});

it('shuts nobody out', async () => {
  const { container } = await open();
  expect(await findViolations(container)).toEqual([]);
});
