import { type ChannelState, createChannelWatch } from './channelWatch';

let time = 0;
let channels: string[];
let states: Map<string, ChannelState>;
let asked: (readonly [readonly string[], boolean])[];
let said: unknown[];
let isDown: boolean;
let intervalMs: number;
/** Runs while a look-up is under way. */
let meanwhile: () => void;
let watch: ReturnType<typeof createChannelWatch>;

beforeEach(() => {
  jest.useFakeTimers();
  [time, channels, states, asked, said] = [0, ['a', 'b'], new Map(), [], []];
  [isDown, intervalMs] = [false, 700];
  meanwhile = () => {};
  states.set('a', { version: 1 }).set('b', { version: 1 });
  watch = createChannelWatch(
    {
      listChannels: () => channels,
      publish: (id, version) => void said.push([id, version]),
      keepOnly: (id, grants, before) => void said.push([id, [...grants], before]),
    },
    {
      lookUp: async (ids, hasGrants) => {
        asked.push([ids, hasGrants]);
        if (isDown) throw new Error('down');
        const answer = new Map([...states].filter(([id]) => ids.includes(id)));
        meanwhile();
        return answer;
      },
      intervalMs: () => intervalMs,
      onError: (error) => said.push(error),
    },
    () => time,
  );
});
afterEach(() => {
  watch.close();
  jest.useRealTimers();
});

const pass = async (ms: number) => {
  for (let rest = ms; rest > 0; rest -= 250) {
    time += 250;
    await jest.advanceTimersByTimeAsync(250);
  }
};

it('asks one question for all channels, about every second', async () => {
  await pass(500);
  expect(asked).toEqual([]);
  await pass(1500);
  expect(asked).toEqual([
    [['a', 'b'], false],
    [['a', 'b'], false],
  ]);
  expect(said.slice(0, 2)).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

it('asks nothing while nobody listens', async () => {
  channels = [];
  await pass(30_000);
  expect(asked).toEqual([]);
});

it('asks less while other instances report their changes', async () => {
  intervalMs = 5000;
  await pass(10_000);
  expect(asked).toHaveLength(2);
});

it('asks for authorisations too, every ten seconds', async () => {
  states.set('a', { version: 1, grants: ['g'] });
  await pass(11_000);
  expect(asked.filter(([, hasGrants]) => hasGrants)).toHaveLength(1);
  expect(said).toContainEqual(['a', ['g'], expect.any(Number)]);
});

it('looks at a channel at once whose authorisations may have ended, and at a new one', async () => {
  states.set('b', { version: 4, grants: [] });
  watch.recheck('b');
  await pass(250);
  expect(asked).toEqual([[['b'], true]]);
  expect(said).toEqual([
    ['b', 4],
    ['b', [], 250],
  ]);
});

it('ends the streams of a channel that does not exist any more', async () => {
  states.delete('b');
  await pass(750);
  expect(said).toEqual([
    ['a', 1],
    ['b', [], 750],
  ]);
});

it('compares everything once it can be asked again, and ends nothing meanwhile', async () => {
  isDown = true;
  watch.recheck('a');
  await pass(2000);
  expect(said.every((it) => it instanceof Error)).toBe(true);
  said.length = 0;
  isDown = false;
  await pass(250);
  expect(said).toContainEqual(['a', 1]);
  expect(said).toContainEqual(['b', 1]);
});

it('compares everything after reports may have been lost', async () => {
  intervalMs = 5000;
  watch.recheckAll();
  await pass(250);
  expect(asked).toEqual([[['a', 'b'], false]]);
});

it('puts not more channels into a question than fit', async () => {
  channels = Array.from({ length: 700 }, (_, index) => `c${index}`);
  await pass(750);
  expect(asked.map(([ids]) => ids.length)).toEqual([300, 300, 100]);
});

it('looks again at a channel whose authorisations end while it is being looked up', async () => {
  intervalMs = 60_000;
  states.set('a', { version: 1, grants: ['g'] });
  watch.recheck('a');
  meanwhile = () => {
    meanwhile = () => {};
    states.set('a', { version: 1, grants: [] });
    watch.recheck('a');
  };
  await pass(500);
  expect(asked).toEqual([
    [['a'], true],
    [['a'], true],
  ]);
  expect(said.at(-1)).toEqual(['a', [], expect.any(Number)]);
});

it('asks again about an urgent channel when there was no answer', async () => {
  intervalMs = 60_000;
  isDown = true;
  watch.recheck('a');
  await pass(250);
  isDown = false;
  await pass(250);
  expect(asked).toEqual([
    [['a'], true],
    [['a'], true],
  ]);
});
