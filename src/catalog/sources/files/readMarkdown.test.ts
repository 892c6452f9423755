import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { toFields } from '@troupe/basics/fields';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { readMarkdown } from './readMarkdown';

const readWhole = (text: string) => {
  const outcome = readMarkdown('posts/en/x.md', text);
  return 'record' in outcome ? toFields(outcome.record.data) : outcome.fault;
};

const read = (text: string) => ({ ...readWhole(text), gitBlobId: undefined });

it('takes the front matter from the text below it', () => {
  expect(read('---\ntitle: A list\ndate: 2026-05-01\n---\n\n## Text\n')).toEqual({
    frontMatter: { title: 'A list', date: '2026-05-01' },
    body: '\n## Text\n',
    firstLine: 5,
  });
});

it('minds neither the line ends nor the first mark of other editors', () => {
  expect(read('\uFEFF---\r\ntitle: A list\r\n---\r\nText\r\n')).toEqual({
    frontMatter: { title: 'A list' },
    body: 'Text\n',
    firstLine: 4,
  });
});

it('knows a text that has rules of its own', () => {
  expect(read('---\na: 1\n---\nOne\n\n---\n\nTwo')).toMatchObject({ body: 'One\n\n---\n\nTwo' });
});

it('allows a text of nothing', () => {
  expect(read('---\na: 1\n---')).toEqual({ frontMatter: { a: 1 }, body: '', firstLine: 3 });
});

it.each([
  ['no front matter', 'Just text'],
  ['front matter that is not closed', '---\ntitle: A list\n'],
  ['front matter after the text', 'Text\n---\ntitle: A list\n---\n'],
  ['front matter that is no YAML', '---\ntitle: [\n---\nText'],
  ['a key that stands twice', '---\na: 1\na: 2\n---\nText'],
  ['an alias', '---\na: &x 1\nb: *x\n---\nText'],
])('tells what is wrong: %s', (_, text) => {
  expect(read(text)).toMatchObject({ file: 'posts/en/x.md', kind: 'not-yaml' });
});

it('makes plain values only', () => {
  expect(read('---\na: !!js/function "x"\n---\n')).toMatchObject({ frontMatter: { a: 'x' } });
});

it('never throws, whatever is in a file', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter }),
      (yaml, body) => {
        expect(() => read(`---\n${yaml}\n---\n${body}`)).not.toThrow();
        expect(() => read(body)).not.toThrow();
      },
    ),
  );
});

it.each([
  ['plain text', '---\na: 1\n---\nText\n'],
  ['line ends of other editors, and a mark', '\uFEFF---\r\na: 1\r\n---\r\nZażółć 🦊\r\n'],
])('names the file as git does: %s', (_, text) => {
  // Whatever git is set to do with line ends, the bytes count.
  const args = ['hash-object', '--no-filters', '--stdin'];
  const id = execFileSync('git', args, { input: text, encoding: 'utf8' }).trim();
  expect(readWhole(text)).toMatchObject({ gitBlobId: id });
});
