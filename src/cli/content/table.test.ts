import { formatTable, wrapWords } from './table';

it('a table has names on the left and numbers on the right, and dots for nothing', () => {
  const rows = [
    ['pl', 12_345, 'one'],
    ['en2', 0, ''],
  ];
  expect(formatTable(['site', 'bytes', 'what'], rows)).toEqual([
    '  site   bytes  what',
    '  pl    12,345  one',
    '  en2        ·',
  ]);
});

it('a table without rows is its head', () => {
  expect(formatTable(['site'], [])).toEqual(['  site']);
});

it('words stand after their label, and below each other', () => {
  const words = Array.from({ length: 12 }, (_, at) => `a-word-number-${at}`);
  const lines = wrapWords('posts in de:', words);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^ {2}posts in de: {2}a-word-number-0 a-word-number-1 /);
  expect(lines[1]).toMatch(/^ {16}a-word-number-\d/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(lines.join(' ').match(/a-word-number-\d+/g)).toEqual(words);
});

it('a word that is longer than a line has one of its own', () => {
  const long = 'x'.repeat(120);
  expect(wrapWords('a:', ['b', long, 'c'])).toEqual(['  a:  b', `      ${long}`, '      c']);
});
