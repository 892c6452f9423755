import { createStoreGuard } from './storeGuard';

const never = () => new Promise<string>(() => {});

const open = () => {
  const clock = { now: 0 };
  const problems: unknown[] = [];
  const { ask } = createStoreGuard({
    timeoutMs: 50,
    openMs: 5000,
    now: () => clock.now,
    onProblem: (error) => problems.push(error),
  });
  return { ask, clock, problems };
};

it('gives the answer, or something else when asking fails', async () => {
  const { ask, problems } = open();
  expect(await ask(async () => 'there', 'nothing')).toBe('there');
  const failing = () => Promise.reject(new Error('no disk'));
  expect(await ask(failing, 'nothing')).toBe('nothing');
  expect(problems).toEqual([new Error('no disk')]);
});

it('does not rest for longer when the clock is set back', async () => {
  const { ask, clock } = open();
  for (let time = 0; time < 3; time += 1) await ask(never, 'nothing');
  clock.now -= 3_600_000;
  expect(await ask(async () => 'there', 'nothing')).toBe('there');
});

it('waits for a disk that does not answer a few times, then leaves it alone for a while', async () => {
  const { ask, clock } = open();
  for (let time = 0; time < 3; time += 1) expect(await ask(never, 'nothing')).toBe('nothing');
  const asked = jest.fn(never);
  expect(await ask(asked, 'nothing')).toBe('nothing');
  expect(asked).not.toHaveBeenCalled();
  clock.now = 5001;
  expect(await ask(async () => 'there', 'nothing')).toBe('there');
});

it('is tried by one read only after that, while the others do not wait', async () => {
  const { ask, clock } = open();
  for (let time = 0; time < 3; time += 1) await ask(never, 'nothing');
  clock.now = 5001;
  const probe = jest.fn(never);
  const others = jest.fn(never);
  await Promise.all([ask(probe, 'nothing'), ask(others, 'nothing'), ask(others, 'nothing')]);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(others).not.toHaveBeenCalled();
});

it('is not left alone because reads fail: an error is an answer', async () => {
  const { ask } = open();
  const failing = () => Promise.reject(new Error('no such disk'));
  for (let time = 0; time < 3; time += 1) await ask(failing, 'nothing');
  expect(await ask(async () => 'there', 'nothing')).toBe('there');
});

it('does not blame the disk for the time that the process itself was busy', async () => {
  const { ask } = open();
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return 'there';
  };
  const answer = ask(slow, 'nothing');
  const until = Date.now() + 200;
  while (Date.now() < until);
  expect(await answer).toBe('there');
});
