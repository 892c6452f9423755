import { randomUUID } from 'node:crypto';
import { toFields } from '@troupe/basics/fields';
import { callTrip, joinTrip, makeTrip, openToken, sendCommand } from '../../bench/trips/tripClient';
import { eventually } from '../support/eventually';
import { send } from '../support/http';
import { createPlainShop } from '../support/PlainShop';
import { port, ports } from '../support/shop';
import { TripListener } from '../support/TripListener';

const origin = `http://127.0.0.1:${port}`;
const opened: TripListener[] = [];

const listen = async (trip: string, cookie: string, at = port) => {
  const listener = await TripListener.open({ port: at, host: '127.0.0.1', trip, cookie });
  opened.push(listener);
  return listener;
};

afterEach(() => {
  for (const listener of opened.splice(0)) listener.leave();
});

const rename = async (cookie: string, trip: string, name: string): Promise<number> => {
  const command = { id: randomUUID(), trip, base: 0, command: { kind: 'rename', name } };
  const { json } = await sendCommand(origin, cookie, command);
  return Number(toFields(json['trip'])['revision']);
};

it('a page hears of each change of its trip, and of its revision only', async () => {
  const trip = await makeTrip(origin);
  const guest = await joinTrip(origin, trip, 'Tom');
  const listener = await listen(trip.id, guest);
  expect(listener.answer.statusCode).toBe(200);
  expect(listener.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(listener.answer.headers).not.toHaveProperty('content-encoding');
  await eventually(async () => expect(listener.revisions).toEqual([1]));
  const revision = await rename(trip.cookie, trip.id, 'Olga');
  expect(revision).toBe(2);
  await eventually(async () => expect(listener.revisions).toEqual([1, 2]));
});

it('a page that opens its stream again gets the revision of now', async () => {
  const trip = await makeTrip(origin);
  const first = await listen(trip.id, trip.cookie);
  await eventually(async () => expect(first.revisions).toEqual([0]));
  first.leave();
  await rename(trip.cookie, trip.id, 'Olga');
  const again = await listen(trip.id, trip.cookie);
  await eventually(async () => expect(again.revisions).toEqual([1]));
});

it('another trip, another brand and a made-up token open no stream', async () => {
  const [trip, other] = [await makeTrip(origin), await makeTrip(origin)];
  const statuses = [
    (await listen(trip.id, '')).answer.statusCode,
    (await listen(trip.id, other.cookie)).answer.statusCode,
    (await listen(other.id, trip.cookie)).answer.statusCode,
    (await listen(trip.id, `trip_${trip.id}=${'x'.repeat(22)}`)).answer.statusCode,
  ];
  const onPl = await TripListener.open({
    port,
    host: 'pl2.localhost',
    trip: trip.id,
    cookie: trip.cookie,
  });
  expect([...statuses, onPl.answer.statusCode]).toEqual([404, 404, 404, 404, 404]);
});

it('a revoked link ends its stream, and those of other links go on', async () => {
  const trip = await makeTrip(origin);
  const invited = await openToken(origin, trip.invitation);
  const [ended, kept] = [await listen(trip.id, invited), await listen(trip.id, trip.cookie)];
  await eventually(async () => expect([ended.revisions, kept.revisions]).toEqual([[0], [0]]));
  await callTrip(origin, '/api/trip/link', {
    cookie: trip.cookie,
    body: { trip: trip.id, link: { kind: 'renew', scope: 'guest' } },
  });
  await eventually(async () => expect(ended.hasEnded).toBe(true));
  await rename(trip.cookie, trip.id, 'Olga');
  await eventually(async () => expect(kept.revisions).toEqual([0, 1]));
  expect((await listen(trip.id, invited)).answer.statusCode).toBe(404);
});

it('a deleted trip ends all its streams', async () => {
  const trip = await makeTrip(origin);
  const listener = await listen(trip.id, trip.cookie);
  await eventually(async () => expect(listener.revisions).toEqual([0]));
  await callTrip(origin, '/api/trip/remove', { cookie: trip.cookie, body: { trip: trip.id } });
  await eventually(async () => expect(listener.hasEnded).toBe(true));
});

it('nobody but the server in front gets revisions or authorisations', async () => {
  const trip = await makeTrip(origin);
  const headers = { 'x-trip-revisions': '1', 'x-stream-request': '1', cookie: trip.cookie };
  const paths = ['revisions', 'revisio%6es'].map((it) => `/api/trip/${it}?ids=${trip.id}&links=1`);
  for (const path of paths) {
    expect((await send({ path, headers })).status).toBe(404);
  }
  const spelt = await send({ path: `/api/trip/l%69ve?id=${trip.id}`, headers });
  expect(spelt.headers).not.toHaveProperty('x-stream-grant');
});

it('Next alone has no streams: a browser is told so once, and polls', async () => {
  const plain = createPlainShop();
  await plain.start();
  try {
    const trip = await makeTrip(`http://127.0.0.1:${ports.plain}`);
    const listener = await listen(trip.id, trip.cookie, ports.plain);
    expect(listener.answer.statusCode).toBe(204);
  } finally {
    await plain.stop();
  }
});
