import { createCooperativeScheduler } from './cooperativeScheduler';

it('tasks run in the order in which they come, and give what they gave', async () => {
  const takeTurn = createCooperativeScheduler();
  const ran: number[] = [];
  const run = (task: number) =>
    takeTurn(() => {
      ran.push(task);
      return task * 2;
    });
  expect(await Promise.all([1, 2, 3].map(run))).toEqual([2, 4, 6]);
  expect(await run(4)).toBe(8);
  expect(ran).toEqual([1, 2, 3, 4]);
});

it('those that come while others run have their turn too', async () => {
  const takeTurn = createCooperativeScheduler();
  const inner = takeTurn(() => takeTurn(() => 'inner'));
  expect(await Promise.all([inner, takeTurn(() => 'outer')])).toEqual(['inner', 'outer']);
});

it('one that comes at any moment after the last has its turn too', async () => {
  const takeTurn = createCooperativeScheduler();
  for (let moments = 0; moments < 12; moments += 1) {
    await takeTurn(() => 'last');
    for (let passed = 0; passed < moments; passed += 1) await Promise.resolve();
    expect(await takeTurn(() => moments)).toBe(moments);
  }
});

it('one that fails does not stop the others', async () => {
  const takeTurn = createCooperativeScheduler();
  const failing = takeTurn(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await takeTurn(() => 1)).toBe(1);
});
