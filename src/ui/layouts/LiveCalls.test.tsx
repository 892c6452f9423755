/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { Component, type ReactNode, useEffect } from 'react';
import { LiveProvider, useLive } from '@/ui/hooks/useLive';
import { fetchPayload } from '@/platform/http/client';
import { CityNotFoundError } from '@/lib/cityNotFound';
import { sites } from '@/config/sites/records';
import { defaultRates } from '@/commerce/pricing/currencies';
import {
  type Answers,
  answerFrom,
  FreshCalls,
  letAnswersArrive,
  notFoundError,
} from '@/testing/liveApi';
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

const start = async (answers: Answers, props: Partial<LiveCallsProps> = {}) => {
  fetchMock.mockReset().mockImplementation(answerFrom(answers));
  const heard: { live?: Live; error?: unknown } = {};
  render(
    <FreshCalls>
      <LiveProvider>
        <Net onError={(error) => (heard.error = error)}>
          <LiveCalls
            site={sites.en}
            shopGroupId={1}
            pageCity="krakow"
            planCity="krakow"
            {...props}
          />
        </Net>
        <Probe tell={(live) => (heard.live = live)} />
      </LiveProvider>
    </FreshCalls>,
  );
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await letAnswersArrive();
  return heard;
};

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
