/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fetchPayload } from '@/platform/http/client';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { CityNotFoundError } from '@/ui/layouts/cityNotFound';
import { hardNavigate } from '@/lib/hardNavigate';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { type Answers, answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { AppBoundary } from './AppBoundary';

jest.mock('@/platform/http/client');
jest.mock('@/lib/hardNavigate');

const product = (id: number) => ({ id, slug: `activity-${id}`, name: `Activity ${id}` });

const discover = [
  {
    id: 1,
    slug: 'prague',
    landing_title: 'Prague for groups',
    city_group: { products: [1, 2, 3, 4, 5, 6, 7].map(product) },
  },
  { id: 2, slug: 'riga', landing_title: 'Riga for groups', city_group: { products: [] } },
];

let krakow: FrameProps;
let prague: FrameProps;
let silent: jest.SpyInstance;

beforeAll(async () => {
  krakow = (await fetchShippedPage('city', 'en', 'krakow')).frame;
  prague = (await fetchShippedPage('city', 'en', 'prague')).frame;
});

beforeEach(() => {
  silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo = jest.fn();
  jest.mocked(hardNavigate).mockReset();
});
afterEach(() => silent.mockRestore());

const Broken = ({ error }: { readonly error: unknown }) => {
  throw error;
};

const start = async (frame: FrameProps, page: ReactElement, answers: Answers = {}) => {
  jest.mocked(fetchPayload).mockReset().mockImplementation(answerFrom(answers));
  const siteId = frame.site.id as SiteId;
  const i18n = await createI18n(frame.site.lang, frame.brand.audience);
  const router = createTestRouter();
  const toTree = (now: FrameProps, child: ReactElement) => (
    <FreshCalls>
      <SiteProviders siteId={siteId} audience="consumer" router={router} city={null} i18n={i18n}>
        <AppBoundary frame={now}>{child}</AppBoundary>
      </SiteProviders>
    </FreshCalls>
  );
  const { container, rerender } = render(toTree(frame, page));
  return { container, go: (to: FrameProps, child: ReactElement) => rerender(toTree(to, child)) };
};

const gone = <Broken error={new CityNotFoundError('krakow')} />;
const broken = <Broken error={new TypeError('undefined is not a function')} />;

it('a page that is well is shown as it is, and nothing is asked for', async () => {
  await start(krakow, <h1>Krakow</h1>);
  expect(screen.getByRole('heading', { name: 'Krakow' })).toBeInTheDocument();
  expect(fetchPayload).not.toHaveBeenCalled();
});

const code = '404';
const heading = 'Page not found';

describe.each([
  ['a city that cannot be loaded', gone],
  ['an app that broke', broken],
])('%s', (_, page) => {
  it('gives the error screen in place of the app', async () => {
    await start(krakow, page);
    expect(await screen.findByText(code)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: heading, level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Need help? Chat now' })).toHaveAttribute(
      'href',
      krakow.brand.chatHref,
    );
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('shows every shop with up to six activities, as the API has them', async () => {
    await start(krakow, page, { '/api/discover/1': discover });
    const top = within(
      await screen.findByRole('region', { name: 'Top 5 activities in each city' }),
    );
    const links = top.getAllByRole('link').map((it) => [it.textContent, it.getAttribute('href')]);
    expect(links).toEqual([
      ['Prague for groups', '/prague'],
      ...[1, 2, 3, 4, 5, 6].map((id) => [`Activity ${id}`, `/activity-${id}/prague`]),
      ['Riga for groups', '/riga'],
    ]);
  });

  it.each([
    ['does not answer', {}],
    ['answers something else', { '/api/discover/1': { statusCode: 500 } }],
    ['answers with shops of another shape', { '/api/discover/1': [{ slug: 'riga' }, null] }],
  ])('is told of without them where the API %s', async (_why, answers) => {
    await start(krakow, page, answers);
    expect(await screen.findByText(code)).toBeInTheDocument();
    await letAnswersArrive();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is over when the page of another city is shown', async () => {
    const { go } = await start(krakow, page);
    expect(await screen.findByText(code)).toBeInTheDocument();
    go(prague, <h1>Prague</h1>);
    expect(screen.getByRole('heading', { name: 'Prague' })).toBeInTheDocument();
    expect(screen.queryByText(code)).not.toBeInTheDocument();
  });

  it('is over when another page of the same city is shown', async () => {
    const { go } = await start(krakow, page);
    expect(await screen.findByText(code)).toBeInTheDocument();
    go({ ...krakow }, <h1>Krakow again</h1>);
    expect(screen.getByRole('heading', { name: 'Krakow again' })).toBeInTheDocument();
  });

  it('stays while the same page is rendered again', async () => {
    const { go } = await start(krakow, page);
    expect(await screen.findByText(code)).toBeInTheDocument();
    go(krakow, page);
    expect(screen.getByText(code)).toBeInTheDocument();
  });

  it('is told of in the language of the site', async () => {
    const { frame } = await fetchShippedPage('city', 'de', 'krakow');
    await start(frame, page);
    expect(await screen.findByText(code)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(heading);
  });

  it('is told of so that everybody can perceive it', async () => {
    const { container } = await start(krakow, page, { '/api/discover/1': discover });
    expect(await screen.findByRole('region')).toBeInTheDocument();
    expect(await findViolations(container)).toEqual([]);
  });
});

/** Follows a link without the navigation, which jsdom does not implement and would report. */
const follow = (name: string) => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name }));
};

it('every way on from an app that broke starts it anew, the way back included', async () => {
  await start(krakow, broken);
  expect(await screen.findByText('404')).toBeInTheDocument();
  follow('Back to home');
  expect(hardNavigate).toHaveBeenLastCalledWith('http://localhost/');
  fireEvent.popState(window);
  expect(hardNavigate).toHaveBeenLastCalledWith(window.location.href);
});

it('a city that is gone leaves the rest of the app as it was: links go on within it', async () => {
  await start(krakow, gone);
  expect(await screen.findByText('404')).toBeInTheDocument();
  follow('Back to home');
  fireEvent.popState(window);
  expect(hardNavigate).not.toHaveBeenCalled();
});
