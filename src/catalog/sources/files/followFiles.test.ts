import { join } from 'node:path';
import { createFolder, writeText } from '@/testing/contentFolder';
import { followFiles, type Outcome } from './followFiles';

const file = 'a.json';
const record: Outcome = { record: { file, data: {} } };
const toFault = (reason: string) => ({ file, field: '', kind: 'unreadable', reason }) as const;

const start = async (...outcomes: readonly Outcome[]) => {
  const folder = await createFolder();
  await writeText(folder, file, '{}');
  const read = jest.fn<Promise<Outcome>, []>();
  for (const outcome of outcomes) read.mockResolvedValueOnce(outcome);
  const follow = followFiles(read);
  return { read, load: () => follow({ files: [{ file, path: join(folder, file) }], faults: [] }) };
};

it('a file that the disk would not give is tried again, though nobody touched it', async () => {
  const busy: Outcome = { fault: toFault('EMFILE'), isPassing: true };
  const { load, read } = await start(busy, { ...busy, fault: { ...busy.fault } }, record);
  const first = await load();
  const second = await load();

  expect(first).toMatchObject({ records: [], faults: [{ reason: 'EMFILE' }] });
  // A known fault stays the same object, so it does not count as a change.
  expect(second.faults[0]).toBe(first.faults[0]);
  expect((await load()).records).toHaveLength(1);
  await load();
  expect(read).toHaveBeenCalledTimes(3);
});

it('a file that is bad itself is not', async () => {
  const { load, read } = await start({ fault: toFault('is not JSON') });
  await load();
  await load();
  expect(read).toHaveBeenCalledTimes(1);
});
