/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { Component, type ReactNode, useEffect } from 'react';
import { LiveProvider, useLive } from '@/ui/hooks/useLive';
import { fetchPayload } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { CityNotFoundError } from '@/ui/layouts/cityNotFound';
import { sites } from '@/config/sites/records';
import { defaultRates } from '@/commerce/pricing/currencies';
import {
  type Answers,
  answerFrom,
  FreshCalls,
  letAnswersArrive,
  notFoundError,
  unreachableError,
} from '@/testing/liveApi';
import { createTestRouter } from '@/testing/testRouter';
import { LiveCalls, type LiveCallsProps } from './LiveCalls';

jest.mock('@/platform/http/client');
const fetchMock = jest.mocked(fetchPayload);

const rates = [{ table: 'A', no: '1', rates: [{ currency: 'euro', code: 'EUR', mid: 4 }] }];
const karting = {
  id: 19,
  slug: 'go-karting',
  name: 'Go-karting',
  picture: '/images/karting.jpg',
  price: 149,
  single: false,
  min_people: 6,
  stag_goes_free: null,
  closed_weekdays: [1],
  season_months: [4, 5],
  units: { min: 6, max: 30 },
  extras: [],
};
const krakow = { data: { slug: 'krakow', city_group: { products: [karting] } } };
const group = { id: 1, name: 'Troupe', logo: '/images/logo.png', phone: '+48 1' };

const allIsWell: Answers = {
  '/api/exchange-rates': rates,
  '/api/shop-group/1': group,
  '/api/settings/1/tax-and-deposit': { tax: 23, deposit: 50 },
  '/api/shop/1/krakow': krakow,
};

type Live = ReturnType<typeof useLive>;

const Probe = ({ tell }: { readonly tell: (live: Live) => void }) => {
  const live = useLive();
  useEffect(() => {
    tell(live);
  });
  return null;
};

/** An error boundary that records errors of its children. */
class Net extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override readonly state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

/** The server has loaded the page of a city as the first one of this tab, or one without a city. */
const serve = (city: string | null) => {
  window.__NEXT_DATA__ = {
    ...window.__NEXT_DATA__,
    props: { pageProps: { frame: { city } } },
  };
};

const router = createTestRouter();

const answerWith = (answers: Answers) => {
  fetchMock.mockReset().mockImplementation(answerFrom(answers));
};

/** The first page of a tab. `go` shows another page. */
const start = async (answers: Answers, props: Partial<LiveCallsProps> = {}) => {
  answerWith(answers);
  const heard: { live?: Live; error?: unknown } = {};
  const toTree = (page: Partial<LiveCallsProps>) => (
    <RouterContext.Provider value={router}>
      <FreshCalls>
        <LiveProvider>
          <Net onError={(error) => (heard.error = error)}>
            <LiveCalls
              site={sites.en}
              shopGroupId={1}
              pageCity="krakow"
              planCity="krakow"
              {...page}
            />
          </Net>
          <Probe tell={(live) => (heard.live = live)} />
        </LiveProvider>
      </FreshCalls>
    </RouterContext.Provider>
  );
  const { rerender } = render(toTree(props));
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await letAnswersArrive();
  return Object.assign(heard, {
    go: async (page: Partial<LiveCallsProps>) => {
      rerender(toTree(page));
      await letAnswersArrive();
    },
  });
};

const navigate = (event: 'Start' | 'Complete', url: string, options = { shallow: false }) =>
  act(() => router.events.emit(`routeChange${event}`, url, options));

beforeEach(() => serve('krakow'));

const calls = () => fetchMock.mock.calls.map(([path]) => path).sort();

it('each call of spec section 7 is made once', async () => {
  await start(allIsWell);
  expect(calls()).toEqual(Object.keys(allIsWell).sort());
});

it('what they bring is told', async () => {
  const { live } = await start(allIsWell);
  expect(live).toMatchObject({
    exchangeRates: { ...defaultRates, EUR: 0.25 },
    terms: { tax: 23, deposit: 50 },
    shopGroup: group,
    city: {
      slug: 'krakow',
      href: '/krakow',
      products: [{ id: 19, href: '/go-karting/krakow', price: 149, minPeople: 6 }],
    },
  });
});

const unknown = { exchangeRates: null, terms: null, shopGroup: null, city: null };

it('calls that fail are silent, and tell nothing', async () => {
  const complaints = jest.spyOn(console, 'error');
  const { live, error } = await start({});
  expect(live).toMatchObject(unknown);
  expect(error).toBeUndefined();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('one that fails leaves the others alone', async () => {
  const { live } = await start({ ...allIsWell, '/api/shop-group/1': notFoundError });
  expect(live).toMatchObject({ shopGroup: null, terms: { tax: 23, deposit: 50 } });
});

it('answers that make no sense tell nothing', async () => {
  const { live } = await start({
    ...allIsWell,
    '/api/shop-group/1': 'hello',
    '/api/settings/1/tax-and-deposit': { tax: 'a lot' },
  });
  expect(live).toMatchObject({ shopGroup: null, terms: null });
});

it('a rate that is not a number brings back the default rates', async () => {
  const bad = [
    {
      rates: [
        { code: 'EUR', mid: 4 },
        { code: 'USD', mid: 'four' },
      ],
    },
  ];
  const { live } = await start({ ...allIsWell, '/api/exchange-rates': bad });
  expect(live?.exchangeRates).toEqual(defaultRates);
});

it('a page about no city asks for the one whose plan is open', async () => {
  const { live } = await start(allIsWell, { pageCity: null });
  expect(live?.city).toMatchObject({ slug: 'krakow' });
});

it('a page without a plan asks for no city', async () => {
  await start(allIsWell, { pageCity: null, planCity: null });
  expect(calls()).not.toContainEqual(expect.stringMatching('/api/shop/'));
});

describe('a city that is no longer sold', () => {
  const gone = { ...allIsWell, '/api/shop/1/krakow': notFoundError };
  let silent: jest.SpyInstance;
  beforeEach(() => (silent = jest.spyOn(console, 'error').mockImplementation(() => {})));
  afterEach(() => silent.mockRestore());

  it('is an error of its page', async () => {
    const { error } = await start(gone);
    expect(error).toBeInstanceOf(CityNotFoundError);
    expect(error).toMatchObject({ city: 'krakow', message: 'City not found: krakow' });
  });

  it('is none of a page that only has its plan open', async () => {
    expect((await start(gone, { pageCity: null })).error).toBeUndefined();
  });
});

describe('a navigation to the page of a city', () => {
  const prague = { data: { slug: 'prague', city_group: { products: [] } } };
  const toPrague = { pageCity: 'prague', planCity: 'prague' };
  const cityCalls = () => calls().filter((path) => path.startsWith('/api/shop/'));

  it.each([
    ['the city itself', '/prague?people=8#faq'],
    ['an activity in it', '/go-karting/prague'],
    ['its plan', '/checkout/prague/cart'],
  ])('loads the city at once, and the page calls no second time: %s', async (_, url) => {
    const { go, ...heard } = await start({ ...allIsWell, '/api/shop/1/prague': prague });
    fetchMock.mockClear();
    navigate('Start', url);
    expect(cityCalls()).toEqual(['/api/shop/1/prague']);
    await go(toPrague);
    navigate('Complete', url);
    await letAnswersArrive();
    expect(cityCalls()).toEqual(['/api/shop/1/prague']);
    expect(heard.error).toBeUndefined();
  });

  it.each(['/blog/tips', '/destinations', '/no/such/page/here', '/%E0'])(
    'loads none for a page without one: %s',
    async (url) => {
      await start(allIsWell);
      fetchMock.mockClear();
      navigate('Start', url);
      await letAnswersArrive();
      expect(cityCalls()).toEqual([]);
    },
  );

  it('loads none for a choice in the address', async () => {
    await start(allIsWell);
    fetchMock.mockClear();
    navigate('Start', '/prague?people=8', { shallow: true });
    await letAnswersArrive();
    expect(cityCalls()).toEqual([]);
  });

  describe('that cannot be loaded', () => {
    let silent: jest.SpyInstance;
    beforeEach(() => (silent = jest.spyOn(console, 'error').mockImplementation(() => {})));
    afterEach(() => silent.mockRestore());

    it.each([
      ['the network fails', unreachableError],
      ['the server fails', new HttpError('status', 'GET: status 500', 500)],
      ['the answer is no JSON', new HttpError('not-json', 'GET: no JSON', 200)],
      ['the API does not know it', notFoundError],
      ['the answer has no city', { data: null }],
    ])('is an error of its page, whatever the failure: %s', async (_, answer) => {
      const heard = await start({ ...allIsWell, '/api/shop/1/prague': answer });
      navigate('Start', '/prague');
      await letAnswersArrive();
      expect(heard.error).toBeUndefined();
      await heard.go(toPrague);
      expect(heard.error).toMatchObject({ name: 'CityNotFoundError', city: 'prague' });
    });

    it('is an error although its plan could not be loaded before either', async () => {
      const heard = await start(allIsWell, { pageCity: null, planCity: 'prague' });
      expect(heard.error).toBeUndefined();
      navigate('Start', '/prague');
      await heard.go(toPrague);
      expect(heard.error).toBeInstanceOf(CityNotFoundError);
    });

    it('is none where the server had loaded the city: the API may fail for a while', async () => {
      const heard = await start({});
      navigate('Start', '/go-karting/krakow');
      await letAnswersArrive();
      await heard.go({});
      expect(heard.error).toBeUndefined();
    });

    it('is none where an earlier call had loaded the city', async () => {
      const heard = await start({ ...allIsWell, '/api/shop/1/prague': prague });
      await heard.go(toPrague);
      await heard.go({});
      answerWith({});
      navigate('Start', '/prague');
      await heard.go(toPrague);
      expect(heard.error).toBeUndefined();
    });

    it('is called for again at the next page', async () => {
      serve(null);
      const heard = await start({}, { pageCity: null, planCity: 'krakow' });
      answerWith(allIsWell);
      navigate('Start', '/krakow');
      await heard.go({});
      expect(heard.error).toBeUndefined();
      expect(heard.live?.city).toMatchObject({ slug: 'krakow' });
    });
  });
});
