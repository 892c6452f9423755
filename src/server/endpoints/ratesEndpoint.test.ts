import { clearProcessState } from '@/platform/process/processState';
import { defaultRates } from '@/commerce/pricing/currencies';
import { parseRates } from '@/commerce/pricing/rates';
import { callApi } from '@/testing/callApi';
import { inJson, startServer } from '@troupe/basics/testing/localServer';

/** Calls the endpoint in a simulated new process. Also returns the rates that its pages and orders use. */
const ask = async (variables: Readonly<Record<string, string>> = {}) => {
  jest.replaceProperty(process, 'env', { ...variables, NODE_ENV: 'test' });
  jest.resetModules();
  clearProcessState('rates');
  const { ratesEndpoint } = await import('./ratesEndpoint');
  const { getRates } = await import('@/catalog/mesh/getRates');
  const { headers, body } = await callApi(ratesEndpoint);
  return { headers, body: JSON.parse(JSON.stringify(body)) as unknown, rates: await getRates() };
};

afterEach(() => jest.restoreAllMocks());

it('without a feed, browsers are told the default rates, to the last digit', async () => {
  const { body, rates } = await ask();
  expect(parseRates(body)).toEqual(defaultRates);
  expect(rates).toEqual(defaultRates);
});

it('with a feed, browsers are told the live rates that pages and orders use', async () => {
  const feed = [
    {
      table: 'A',
      no: '226/A/NBP/2026',
      effectiveDate: '2026-11-20',
      rates: [
        { currency: 'euro', code: 'EUR', mid: 4.2347 },
        { currency: 'frank szwajcarski', code: 'CHF', mid: 4.5 },
      ],
    },
  ];
  const { origin } = await startServer(() => inJson(feed));
  const { body, rates } = await ask({ EXCHANGE_RATES_URL: origin });
  expect(parseRates(body)).toEqual(rates);
  expect(rates).toEqual({ ...defaultRates, EUR: 0.2361442369 });
  expect(body).toEqual([
    {
      table: 'A',
      no: '226/A/NBP/2026',
      effectiveDate: '2026-11-20',
      rates: [
        { currency: 'euro', code: 'EUR', mid: 4.2347 },
        { currency: 'Polish Zloty', code: 'PLN', mid: 1 },
      ],
    },
  ]);
});

it.each([
  ['', 60],
  ['5', 5],
  ['86400', 3600],
])('the answer is kept no longer than a page, and an hour at most: %j', async (window, seconds) => {
  const { headers } = await ask({ REVALIDATE_SECONDS: window });
  expect(headers['cache-control']).toBe(`public, s-maxage=${seconds}`);
});
