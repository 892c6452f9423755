import { beginProcess } from '@/testing/beginProcess';
import { callApi } from '@/testing/callApi';
import { edit } from '@/testing/editContent';
import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';
import { createSmallContent } from '@/testing/smallContent';

const good = createSmallContent();

const notFound = { statusCode: 404, message: 'Page not found' };

/** Loads the endpoints as a new process does. */
const start = async (variables: Readonly<Record<string, string>> = {}, content = good) => {
  await beginProcess(variables, content);
  return import('./shopEndpoints');
};

const group = { query: { shopGroupId: '1' } };

afterEach(() => jest.restoreAllMocks());

describe('a city', () => {
  it('comes with all that a plan in the browser needs to know of a product', async () => {
    const { shopEndpoint } = await start();
    const { status, body } = await callApi(shopEndpoint, {
      query: { shopGroupId: '1', city: 'krakow' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { id: 1, slug: 'krakow', name: 'Krakow' } });
    const { data } = body as { data: { city_group: { products: readonly unknown[] } } };
    expect(data.city_group.products[0]).toEqual({
      id: 1,
      slug: 'karaoke',
      name: 'karaoke',
      price: 100,
      single: false,
      min_people: 4,
      stag_goes_free: 10,
      picture: expect.stringMatching(/^\/images\/[a-z]+\.jpg/),
      closed_weekdays: [],
      season_months: [5, 6],
      start_times: ['10:00'],
      units: { min: 4, max: 20 },
      extras: [
        { id: 11, name: 'champagne', price: 80, min_people: 1 },
        { id: 12, name: 'snacks', price: 20, min_people: 4 },
      ],
    });
  });

  it.each([
    ['that does not exist', { shopGroupId: '1', city: 'atlantis' }],
    ['of a group that has no shop there', { shopGroupId: '2', city: 'prague' }],
    ['of a group that does not exist', { shopGroupId: '99', city: 'krakow' }],
    ['of no group', { shopGroupId: '1e0', city: 'krakow' }],
  ])('%s is a 404', async (_, query) => {
    const { shopEndpoint } = await start();
    expect(await callApi(shopEndpoint, { query })).toMatchObject({ status: 404, body: notFound });
  });
});

describe('tax and deposit', () => {
  it('are the defaults', async () => {
    const { settingsEndpoint } = await start();
    expect((await callApi(settingsEndpoint, group)).body).toEqual({ tax: null, deposit: 30 });
  });

  it('are those of the group’s own terms', async () => {
    const terms = { tax: 23, deposit: 50 };
    const { settingsEndpoint } = await start({}, edit(good, 'shop-groups/1.json', 'terms', terms));
    expect((await callApi(settingsEndpoint, group)).body).toEqual(terms);
  });
});

describe('what is sold where', () => {
  const own = [
    { id: 101, slug: 'krakow' },
    { id: 102, slug: 'prague' },
  ];
  const theirs = [
    {
      id: 7,
      slug: 'krakow',
      landing_title: 'Their weekends in Krakow',
      city_group: {
        products: [
          { id: 1, slug: 'karaoke', name: 'Karaoke' },
          { id: 99, slug: 'zorbing', name: 'Zorbing' },
        ],
      },
    },
  ];

  it('is our own list without a back end', async () => {
    const { discoverEndpoint } = await start();
    expect((await callApi(discoverEndpoint, group)).body).toMatchObject(own);
  });

  it('is the list of the back end at API_URL, as far as it can be shown', async () => {
    const { origin, calls } = await startServer(() => inJson(theirs));
    const { discoverEndpoint } = await start({ API_URL: `${origin}/v1/` });
    const { status, body } = await callApi(discoverEndpoint, group);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 7,
        slug: 'krakow',
        landing_title: 'Their weekends in Krakow',
        city_group: { products: [{ id: 1, slug: 'karaoke', name: 'karaoke' }] },
      },
    ]);
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/v1/discover/1' }),
    );
  });

  it('is our own list while the back end is down', async () => {
    const { discoverEndpoint } = await start({ API_URL: await findNobody() });
    expect(await callApi(discoverEndpoint, group)).toMatchObject({ status: 200, body: own });
  });

  it('is a 404 for a group that does not exist, whatever the back end says', async () => {
    const { origin, calls } = await startServer(() => inJson(theirs));
    const { discoverEndpoint } = await start({ API_URL: origin });
    const answer = await callApi(discoverEndpoint, { query: { shopGroupId: '99' } });
    expect(answer).toMatchObject({ status: 404, body: notFound });
    expect(calls.map(({ path }) => path)).not.toContain('/discover/99');
  });
});

describe('a call that reads', () => {
  it('may be kept for as long as a page', async () => {
    const { shopGroupEndpoint } = await start({ REVALIDATE_SECONDS: '90' });
    const { headers } = await callApi(shopGroupEndpoint, group);
    expect(headers['cache-control']).toBe('public, s-maxage=90');
  });

  it('takes no other method', async () => {
    const { shopGroupEndpoint } = await start();
    const answer = await callApi(shopGroupEndpoint, { ...group, method: 'POST' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('is a 503 that tells nothing of the inside while the sources are down', async () => {
    const { shopGroupEndpoint } = await start({ CONTENT_DIR: '/nowhere' });
    const { status, body } = await callApi(shopGroupEndpoint, group);
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('nowhere');
  });
});
