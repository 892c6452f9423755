import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

interface Row {
  /** Number of the section of the specification. */
  readonly section: number;
  readonly statement: string;
  readonly files: readonly string[];
  readonly tests: readonly NamedTest[];
}

const listCodes = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const isTestFile = (code: string): boolean => /^[^\s`]+\.(?:test|spec)\.tsx?$/.test(code);

/** @param cell test files, each followed by the titles of its tests */
const listTests = (cell: string): readonly NamedTest[] => {
  let file = '';
  return listCodes(cell).flatMap((code) => {
    if (!isTestFile(code)) return [{ file, title: code }];
    file = code;
    return [];
  });
};

const parseRows = (page: string): readonly Row[] =>
  page.split(/^## (?=\d)/m).flatMap((part) => {
    const section = Number(/^\d+/.exec(part)?.[0] ?? 0);
    const lines = part.split('\n').filter((line) => /^\| (?!---|The specification )/.test(line));
    return lines.map((line) => {
      const [statement = '', , files = '', tests = ''] = line.slice(2, -2).split(' | ');
      return { section, statement, files: listCodes(files), tests: listTests(tests) };
    });
  });

/** Whether a text of a program has a title: as a whole literal, which an argument follows. */
const hasTitle = (program: string, title: string): boolean =>
  [`'${title}',`, `"${title}",`, `\`${title}\`,`].some((literal) => program.includes(literal));

const page = readFileSync('docs/spec.md', 'utf8');
const rows = parseRows(page);
const named = rows.flatMap(({ tests }) => tests);

it('each of the nine sections has its statements', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('each statement has a file that decides it and a test that shows it', () => {
  const bare = rows.filter(({ files, tests }) => files.length === 0 || tests.length === 0);
  expect(bare.map(({ statement }) => statement)).toEqual([]);
});

it('each file that the table names is there', () => {
  const files = [...rows.flatMap((row) => row.files), ...named.map(({ file }) => file)];
  expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
});

it('each test that the table names is there, under the title that it gives', () => {
  const missing = named.filter(
    ({ file, title }) => !existsSync(file) || !hasTitle(readFileSync(file, 'utf8'), title),
  );
  expect(missing).toEqual([]);
});

it('each page that the table links to is there', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join('docs', target)))).toEqual([]);
});

it('a title counts as a whole only', () => {
  const program = "it('is found', () => {});";
  expect(hasTitle(program, 'is found')).toBe(true);
  expect(hasTitle(program, 'is')).toBe(false);
  expect(hasTitle(program, 'is found again')).toBe(false);
});
