/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { startConsent } from '@/browser/consent/startConsent';
import { renderInSite } from '@/testing/SiteProviders';
import { ErrorView } from './ErrorView';
import type { ErrorPageProps } from './pageProps';

jest.mock('@/browser/consent/startConsent');

const shops: ErrorPageProps['shops'] = [
  {
    text: 'Weekends in Krakow',
    href: '/krakow',
    activities: [
      { text: 'Pub crawl', href: '/pub-crawl/krakow' },
      { text: 'Go-karting', href: '/go-karting/krakow' },
    ],
  },
  { text: 'Weekends in Riga', href: '/riga', activities: [] },
];

const known: ErrorPageProps = {
  site: { id: 'en', lang: 'en', formatLocale: 'en-GB', theme: 'default' },
  statusCode: 404,
  message: 'Page not found',
  brand: {
    id: 1,
    name: 'Troupe',
    logo: '/images/logos/1.webp',
    chatHref: 'https://wa.me/442079460118',
  },
  links: { home: '/', about: '/about-us', privacy: '/page/privacy-policy' },
  shops,
};

const nothingKnown: ErrorPageProps = {
  ...known,
  brand: { id: 1, name: '', logo: '/images/logos/1.webp', chatHref: null },
  shops: [],
};

const link = (name: string) => screen.getByRole('link', { name });

describe('the screen for a page that is not there', () => {
  it('shows the code, the heading and the text', async () => {
    await renderInSite(<ErrorView {...known} />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found$/);
    expect(
      screen.getByText('Sorry, we couldn’t find the page you’re looking for.'),
    ).toBeInTheDocument();
  });

  it('leads home from the logo of the brand', async () => {
    await renderInSite(<ErrorView {...known} />);
    expect(link('Troupe')).toHaveAttribute('href', '/');
    expect(within(link('Troupe')).getByRole('img')).toHaveAttribute(
      'src',
      '/_ipx/f_webp&w_320&q_80/images/logos/1.webp',
    );
  });

  it('has the buttons for chat, home, contact and about', async () => {
    await renderInSite(<ErrorView {...known} />);
    expect(link('Need help? Chat now')).toHaveAttribute('href', 'https://wa.me/442079460118');
    expect(link('Back to home')).toHaveAttribute('href', '/');
    expect(link('Contact Us')).toHaveAttribute('href', '/about-us');
    expect(link('About us')).toHaveAttribute('href', '/about-us');
  });

  it('lists each city by its landing title with its activities below', async () => {
    await renderInSite(<ErrorView {...known} />);
    const top = screen.getByRole('region', { name: 'Top 5 activities in each city' });
    const links = within(top).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
      ['Weekends in Krakow', '/krakow'],
      ['Pub crawl', '/pub-crawl/krakow'],
      ['Go-karting', '/go-karting/krakow'],
      ['Weekends in Riga', '/riga'],
    ]);
    const krakow = within(top).getByText('Weekends in Krakow').closest('li');
    expect(within(krakow as HTMLElement).getAllByRole('link')).toHaveLength(3);
  });

  it('shows the team', async () => {
    await renderInSite(<ErrorView {...known} />);
    expect(screen.getByRole('img', { name: 'Our team' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/_ipx\/[^/]+\/images\/team\.jpg$/),
    );
  });

  it('has a red bar of six pixels at the top', async () => {
    const { container } = await renderInSite(<ErrorView {...known} />);
    const bar = container.querySelector('[role=progressbar] > *');
    expect(bar).toHaveClass('failed');
    expect(bar).toHaveStyle({ height: '6px' });
  });
});

describe('with every source down', () => {
  it('does without chat and cities, and names its logo by where it leads', async () => {
    await renderInSite(<ErrorView {...nothingKnown} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.queryByRole('link', { name: /chat/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    const home = screen.getAllByRole('link', { name: 'Back to home' });
    expect(home.map((it) => it.getAttribute('href'))).toEqual(['/', '/']);
  });
});

describe('for other reasons', () => {
  it.each([500, 503])('a failure has the code and the texts of this screen: %d', async (status) => {
    await renderInSite(<ErrorView {...known} statusCode={status} />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found$/);
    expect(screen.queryByText(String(status))).not.toBeInTheDocument();
  });

  it.each([
    [400, 'That address is not valid'],
    [410, 'Page not found'],
  ])('a refusal has the code of its route: %d', async (statusCode, heading) => {
    await renderInSite(<ErrorView {...known} statusCode={statusCode} />);
    expect(screen.getByText(String(statusCode))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });
});

describe('as the first page of a visit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.dataLayer?.splice(0);
  });
  afterEach(() => jest.useRealTimers());

  it('asks for consent after a second and a half, and has denied all before', async () => {
    await renderInSite(<ErrorView {...known} />);
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(startConsent).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(() => import('@/ui/layouts/ErrorPageWidgets'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(startConsent).toHaveBeenCalledWith('/page/privacy-policy', true);
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    };
    expect(window.dataLayer?.map((it) => Array.from(it as ArrayLike<unknown>))).toEqual([
      ['consent', 'default', denied],
    ]);
  });
});

it('speaks the language of the site', async () => {
  await renderInSite(<ErrorView {...known} />, { siteId: 'pl' });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Page not found');
  expect(screen.queryByText(/notFound|errors:|refusals:/)).not.toBeInTheDocument();
});
