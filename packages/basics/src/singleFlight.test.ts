import { createSingleFlight } from './singleFlight';

it('whoever asks in between gets the same answer; afterwards it is asked anew', async () => {
  const { fly } = createSingleFlight<number>(async () => undefined);
  let asked = 0;
  const ask = () => fly('key', async () => (asked += 1));

  expect(await Promise.all([ask(), ask(), fly('other', async () => 9)])).toEqual([1, 1, 9]);
  await new Promise(setImmediate);
  expect(await ask()).toBe(2);
});

it('the key stays taken until the answer is put away, but nobody waits for that', async () => {
  let putAway = () => {};
  const { fly } = createSingleFlight<string>(
    () => new Promise<void>((resolve) => (putAway = resolve)),
  );

  expect(await fly('key', async () => 'first')).toBe('first');
  expect(await fly('key', async () => 'second')).toBe('first');
  putAway();
  await new Promise(setImmediate);
  expect(await fly('key', async () => 'third')).toBe('third');
});

it('a failure is told to all who wait, and not remembered', async () => {
  const { fly } = createSingleFlight<string>(async () => undefined);
  const fail = () => fly('key', () => Promise.reject(new Error('no')));

  const outcomes = await Promise.allSettled([fail(), fail()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await fly('key', async () => 'yes')).toBe('yes');
});
