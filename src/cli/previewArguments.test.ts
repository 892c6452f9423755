import { parsePreviewArguments, previewHelp } from './previewArguments';

const parse = (line: string) => parsePreviewArguments(line.split(' ').filter(Boolean));

const address = 'http://de.localhost:3000/seite/agb';

it.each([
  [address, { name: 'link', url: new URL(address), seconds: 86_400 }],
  [`${address} 2`, { name: 'link', url: new URL(address), seconds: 7200 }],
  [`${address} 168`, { name: 'link', url: new URL(address), seconds: 604_800 }],
  ['--help', { name: 'help' }],
  [`${address} -h`, { name: 'help' }],
])('understands "%s"', (line, value) => {
  expect(parse(line)).toEqual({ ok: true, value });
});

it.each([
  ['', 'preview needs the address of a page'],
  ['/seite/agb', '"/seite/agb" is no address of a page'],
  [`${address} 169`, 'the hours must be a whole number up to 168, but are "169"'],
  [`${address} 1.5`, 'the hours must be a whole number up to 168, but are "1.5"'],
  [`${address} soon`, 'the hours must be a whole number up to 168, but are "soon"'],
  [`${address} 2 3`, '"3" is one word too many'],
  [`${address} --hours 2`, "Unknown option '--hours'"],
])('says in one line what is wrong with "%s"', (line, problem) => {
  expect(parse(line)).toEqual({ ok: false, problem });
});

it('has help that says what it takes', () => {
  for (const word of ['<address>', '[hours]', 'one week']) expect(previewHelp).toContain(word);
});
