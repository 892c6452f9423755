import { createComplaints } from './complaints';

it('says once a minute what is wrong, however often it is', () => {
  const clock = { now: 0 };
  const lines: string[] = [];
  const complain = createComplaints(
    (line) => lines.push(line),
    () => clock.now,
  );
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const broken = Object.assign(new Error('i/o error'), { code: 'EIO' });
  for (let time = 0; time < 100; time += 1) complain('cannot write', full);
  complain('cannot write', broken);
  expect(lines).toEqual(['cannot write: no space left', 'cannot write: i/o error']);
  clock.now = 60_000;
  complain('cannot write', full);
  expect(lines).toHaveLength(3);
});
