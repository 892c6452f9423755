import { fetchAnswer } from '@/platform/http/client';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { freezeClock } from '@/testing/freezeClock';
import { changeLink, type LinkChange } from './tripCalls';

jest.mock('@/platform/http/client');

/** Makes a request that gets no answer. @returns its id */
const request = async (link: LinkChange): Promise<unknown> => {
  const trip = parseTripState({
    ...{ id: 'aB3dE5gH7jK9', scope: 'edit', currency: 'EUR', you: 'olga' },
    city: { slug: 'krakow', name: 'Krakow', time_zone: 'Europe/Warsaw' },
  });
  if (!trip) throw new Error('It is the state of a trip');
  expect(await changeLink(trip, link)).toEqual({ problem: 'failed' });
  return Object(jest.mocked(fetchAnswer).mock.lastCall?.[1]?.body).id;
};

beforeEach(() =>
  jest.mocked(fetchAnswer).mockReset().mockRejectedValue(new TypeError('Failed to fetch')),
);

it('a link that got no answer is asked for by the same id, for as long as the server knows it', async () => {
  freezeClock('2026-11-21T10:00:00Z');
  const first = await request({ kind: 'feed' });
  jest.setSystemTime(new Date('2026-11-21T10:08:00Z'));
  expect(await request({ kind: 'feed' })).toBe(first);
  jest.setSystemTime(new Date('2026-11-21T10:09:00Z'));
  const next = await request({ kind: 'feed' });
  expect(next).not.toBe(first);
  expect(await request({ kind: 'feed' })).toBe(next);
});

it('what makes no link has an id of its own each time', async () => {
  const link = { kind: 'revoke', id: 'club' } as const;
  expect(await request(link)).not.toBe(await request(link));
});
