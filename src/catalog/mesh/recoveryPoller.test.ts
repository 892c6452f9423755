import { setTimeout as sleep } from 'node:timers/promises';
import { createRecoveryPoller } from './recoveryPoller';

const createTrouble = (looksUntilWell: number) => {
  let looks = 0;
  const watch = createRecoveryPoller({
    isInTrouble: () => looks < looksUntilWell,
    look: async () => {
      looks += 1;
      if (looks % 2 === 0) throw new Error('still nothing');
    },
  });
  return { watch, looks: () => looks };
};

it('where all is well nobody looks', async () => {
  const { watch, looks } = createTrouble(0);
  watch();
  await sleep(20);
  expect(looks()).toBe(0);
});

it('looks until the trouble is over, whatever comes of a look, and then no more', async () => {
  const { watch, looks } = createTrouble(3);
  watch();
  while (looks() < 3) await sleep(20);
  await sleep(800);
  expect(looks()).toBe(3);
});

it('looks one after the other, however many ask for it', async () => {
  const { watch, looks } = createTrouble(2);
  for (let call = 0; call < 50; call += 1) watch();
  expect(looks()).toBe(1);
  while (looks() < 2) await sleep(20);
});

it('is soon back from a look that took a minute', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(60_000);
  const { watch, looks } = createTrouble(2);
  watch();
  while (looks() < 2) await sleep(20);
  clock.mockRestore();
  expect(looks()).toBe(2);
});

it('watches again when there is trouble again', async () => {
  let isInTrouble = true;
  let looks = 0;
  const watch = createRecoveryPoller({
    isInTrouble: () => isInTrouble,
    look: async () => {
      looks += 1;
      isInTrouble = false;
    },
  });
  watch();
  while (isInTrouble) await sleep(10);
  await sleep(800);
  isInTrouble = true;
  watch();
  expect(looks).toBe(2);
});
