import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
});

const start = (how: string) => {
  child = fork('packages/cache-server/src/testing/follower.mts', [how], {
    execArgv: ['--import', 'tsx'],
  });
  return once(child, 'message');
};

it.each([
  ['while it serves', 'early'],
  ['while it was still starting', 'late'],
])('a renderer ends when the one in front has gone %s', async (_, how) => {
  await start(how);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([1, null]);
});
