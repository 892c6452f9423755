import { createShortTasks } from './shortTasks';

it('tasks run in the order in which they come, and give what they gave', async () => {
  const takeTurn = createShortTasks();
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
  const takeTurn = createShortTasks();
  const inner = takeTurn(() => takeTurn(() => 'inner'));
  expect(await Promise.all([inner, takeTurn(() => 'outer')])).toEqual(['inner', 'outer']);
});

it('one that fails does not stop the others', async () => {
  const takeTurn = createShortTasks();
  const failing = takeTurn(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await takeTurn(() => 1)).toBe(1);
});
