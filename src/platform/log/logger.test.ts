import { createLogger } from './logger';
import { toReadableLine } from './readableLine';
import { runWithRequestId } from './requestId';

const open = (level = 'info', process?: string) => {
  const lines: string[] = [];
  const logger = createLogger({ write: (line) => void lines.push(line) }, level, process);
  return { logger, lines, read: () => lines.map((line) => JSON.parse(line)) };
};

/** An error as the PostgreSQL driver creates it: it contains the values sent. */
const databaseError = Object.assign(new Error('duplicate key'), {
  code: '23505',
  detail: 'Key (email)=(ann@example.com) already exists.',
  parameters: ['ann@example.com'],
});

it('a line is JSON that says when, how bad, which process, what', () => {
  const { logger, lines, read } = open('info', 'front');
  logger.warn({ path: '/krakow' }, 'it took\nlong');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(read()[0]).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    process: 'front',
    path: '/krakow',
    msg: 'it took\nlong',
  });
});

it('names the request that it is told on behalf of', () => {
  const { logger, read } = open();
  runWithRequestId('request-1', () => logger.info('within'));
  logger.info('outside');
  expect(read().map(({ requestId }) => requestId)).toEqual(['request-1', undefined]);
});

it('says of an error why and where, what caused it, and nothing of what was sent', () => {
  const { logger, lines, read } = open();
  logger.error({ error: new Error('not kept', { cause: databaseError }) }, 'orders');
  expect(read()[0].error).toMatchObject({
    type: 'Error',
    message: 'not kept',
    stack: expect.stringContaining('logger.test'),
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(lines.join('')).not.toContain('ann@example.com');
});

it.each([
  ['only words', 'only words'],
  [undefined, undefined],
  [{ secret: 1 }, '[object Object]'],
])('takes whatever is thrown: %p', (thrown, told) => {
  const { logger, read } = open();
  logger.error({ error: thrown }, 'it failed');
  expect(read()[0].error).toEqual(told);
});

it('names a file by its name where the loader names it by what is in it', () => {
  const { logger, read } = open();
  const error = new Error('no answer');
  error.stack = `Error: no answer\n    at f (data:text/javascript,(()%3D%3E${'x'.repeat(5000)})()?filePath=%2Fsrv%2Fserve.ts:2:27)\n    at g (/srv/b.ts:1:1)`;
  logger.error({ error }, 'it failed');
  expect(read()[0].error.stack.split('\n')).toEqual([
    'Error: no answer',
    '    at f (/srv/serve.ts:2:27)',
    '    at g (/srv/b.ts:1:1)',
  ]);
});

it('does not follow causes in a circle', () => {
  const { logger, lines } = open();
  const error = new Error('round and round');
  error.cause = error;
  logger.error({ error }, 'it failed');
  expect(lines).toHaveLength(1);
});

it('keeps to itself what is not bad enough', () => {
  const { logger, read } = open('warn');
  logger.info('fine');
  logger.warn('not fine');
  expect(read().map(({ msg }) => msg)).toEqual(['not fine']);
});

it('obeys nothing that a visitor or another server has written, at a terminal', () => {
  const { logger, lines } = open();
  logger.warn({ path: '/\u009B2J', error: new Error('no\u001B[2J answer') }, 'late\u0007');
  const [first = '', second = ''] = toReadableLine(lines[0] ?? '').split('\n');
  expect(first).toMatch(/late\\u0007 {2}path=\/\\u009b2J$/);
  expect(second).toBe('Error: no\\u001b[2J answer');
});

it('is read with ease at a terminal', () => {
  const { logger, lines } = open('info', 'front');
  logger.error({ path: '/krakow', error: new Error('no answer') }, 'a page was not made');
  const [first = '', second = ''] = toReadableLine(lines[0] ?? '').split('\n');
  expect(first).toMatch(/^\d\d:\d\d:\d\d error a page was not made {2}path=\/krakow$/);
  expect(second).toBe('Error: no answer');
});
