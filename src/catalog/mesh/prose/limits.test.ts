import { hostileTexts } from '@/testing/hostileProse';
import { findExcess } from './limits';

const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|a\n'.repeat(rows)}`;

it.each([
  ['boxes in boxes', ':::a\n'.repeat(2000), 21, ':::'],
  ['boxes in boxes of a quote', '> :::a\n'.repeat(21), 21, ':::'],
  ['quotes in quotes', '>'.repeat(81), 1, 'signs of quotes and lists'],
  ['lists in lists', '- '.repeat(81), 1, 'signs of quotes and lists'],
  ['footnotes in footnotes', '[^a]: '.repeat(81), 1, 'signs of quotes and lists'],
  ['many deep lists', `${'1. '.repeat(50)}\n`.repeat(21), 21, 'signs of quotes and lists'],
  ['a long table', table(50, 200), 40, '2000 cells'],
  ['a long table in a quote', table(50, 200).replaceAll(/^/gm, '> '), 40, '2000 cells'],
  ['many tables', `${table(10, 8)}\n`.repeat(30), 204, '2000 cells'],
  ['a wide table', table(61, 1), 2, '60 columns'],
  ['brackets', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 1, 'of the sign ['],
  ['stars', 'a*_'.repeat(10_000), 1, 'of the sign *'],
  ['stars over lines', 'a\n**a\n'.repeat(300), 502, 'of the sign *'],
  ['stars over lines of wide spaces', '**a\n\u00a0\n'.repeat(300), 501, 'of the sign *'],
  ['interleaved stars', '**a '.repeat(7500) + 'b** '.repeat(7500), 1, 'of the sign *'],
  ['headings', 'a\n-\n'.repeat(5000), 1001, '1000 lines'],
  ['headings with other ends of lines', 'a\r-\r'.repeat(5000), 1001, '1000 lines'],
])('%s are too much', (_, text, line, reason) => {
  expect(findExcess(text)).toEqual({ line, reason: expect.stringContaining(reason) });
});

it('counts its lines from where the text starts in its file', () => {
  expect(findExcess(`fine\n${'>'.repeat(81)}`, 14)).toMatchObject({ line: 15 });
});

it('a paragraph starts anew after an empty line', () => {
  expect(findExcess(`${'*a* '.repeat(200)}\n\n`.repeat(10))).toBeUndefined();
});

it('hostile examples stay within the limits, so that all of them are read', () => {
  expect(hostileTexts.filter(({ text }) => findExcess(text))).toEqual([]);
});
