import { enterStandby, leaveStandby, whenActive } from './standby';

it('a process on standby starts what only one may do when it begins to serve, once', () => {
  const run = jest.fn();
  enterStandby();
  whenActive(run);
  expect(run).not.toHaveBeenCalled();
  leaveStandby();
  leaveStandby();
  expect(run).toHaveBeenCalledTimes(1);
  whenActive(run);
  expect(run).toHaveBeenCalledTimes(2);
});
