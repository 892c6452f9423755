import { processState } from './processState';

interface Standby {
  isOver: boolean;
  readonly waiting: (() => void)[];
}

declare module './processState' {
  interface ProcessStateTypes {
    standby: Standby;
  }
}

/** Puts this process on standby: until `leaveStandby`, it does not run what only one process may do. */
export const enterStandby = (): void => {
  processState.standby = { isOver: false, waiting: [] };
};

export const leaveStandby = (): void => {
  const standby = processState.standby;
  if (!standby || standby.isOver) return;
  standby.isOver = true;
  for (const run of standby.waiting.splice(0)) run();
};

/** Runs a function at once or, on standby, when the standby ends. */
export const whenActive = (run: () => void): void => {
  const standby = processState.standby;
  if (!standby || standby.isOver) run();
  else standby.waiting.push(run);
};
