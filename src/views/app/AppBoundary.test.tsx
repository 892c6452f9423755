/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fetchPayload } from '@/http/client';
import type { FrameProps } from '@/layouts/frameProps';
import { CityNotFoundError } from '@/lib/cityNotFound';
import type { SiteId } from '@/sites/site';
import { type Answers, answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { shippedPage } from '@/testing/shippedPages';
import { createTestRouter } from '@/testing/testRouter';
import { CityBoundary } from './CityBoundary';

jest.mock('@/http/client');

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
  krakow = (await shippedPage.city('en', 'krakow')).frame;
  prague = (await shippedPage.city('en', 'prague')).frame;
});

beforeEach(() => {
  silent = jest.spyOn(console, 'error').mockImplementation(() => {});
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
        <CityBoundary frame={now}>{child}</CityBoundary>
      </SiteProviders>
    </FreshCalls>
  );
  const { rerender } = render(toTree(frame, page));
  return { go: (to: FrameProps, child: ReactElement) => rerender(toTree(to, child)) };
};

const gone = <Broken error={new CityNotFoundError('krakow')} />;

it('a page whose city exists is shown as it is, and nothing is asked for', async () => {
  await start(krakow, <h1>Krakow</h1>);
  expect(screen.getByRole('heading', { name: 'Krakow' })).toBeInTheDocument();
  expect(fetchPayload).not.toHaveBeenCalled();
});

it('a city that turns out not to exist gives the 404 screen', async () => {
  await start(krakow, gone);
  expect(await screen.findByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Back to home' });
  expect(home).toHaveAttribute('href', '/');
});

it('it shows every shop with up to six activities, as the API has them', async () => {
  await start(krakow, gone, { '/api/discover/1': discover });
  const top = within(await screen.findByRole('region', { name: 'Top 5 activities in each city' }));
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
])('it is there without them where the API %s', async (_, answers) => {
  await start(krakow, gone, answers);
  expect(await screen.findByText('404')).toBeInTheDocument();
  await letAnswersArrive();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('the page of another city is shown again', async () => {
  const { go } = await start(krakow, gone);
  expect(await screen.findByText('404')).toBeInTheDocument();
  go(prague, <h1>Prague</h1>);
  expect(screen.getByRole('heading', { name: 'Prague' })).toBeInTheDocument();
  expect(screen.queryByText('404')).not.toBeInTheDocument();
});

it('another error is not its business', async () => {
  const error = new Error('Something else');
  await expect(start(krakow, <Broken error={error} />)).rejects.toBe(error);
});

it('it speaks the language of the site', async () => {
  const { frame } = await shippedPage.city('de', 'krakow');
  await start(frame, gone);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Page not found');
});
