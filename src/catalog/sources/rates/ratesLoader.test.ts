import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';
import { createRatesLoader } from './ratesLoader';

const table = [{ table: 'A', rates: [{ code: 'EUR', mid: 4.25 }] }];

it('gives the feed’s table as it is', async () => {
  const { origin, calls } = await startServer(() => inJson(table));
  const url = `${origin}/api/exchangerates/tables/a?format=json`;
  expect(await createRatesLoader(url).load()).toEqual(table);
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/exchangerates/tables/a?format=json' }]);
});

it('fails when the feed does, having asked twice', async () => {
  const { origin, calls } = await startServer(() => inJson({}, 503));
  await expect(createRatesLoader(origin).load()).rejects.toThrow('status 503');
  expect(calls).toHaveLength(2);
});

it('fails when there is no feed', async () => {
  await expect(createRatesLoader(await findNobody()).load()).rejects.toThrow('no answer');
});
