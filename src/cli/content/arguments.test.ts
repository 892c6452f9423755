import { contentHelp, parseContentArguments } from './arguments';

const parse = (line: string) => parseContentArguments(line.split(' ').filter((word) => word));

it.each([
  ['', { name: 'check', asJson: false, top: 10 }],
  ['--json', { name: 'check', asJson: true, top: 10 }],
  ['--json --top 3', { name: 'check', asJson: true, top: 3 }],
  ['--top=0', { name: 'check', asJson: false, top: 0 }],
  ['--help', { name: 'help' }],
  ['--json -h', { name: 'help' }],
])('understands "%s"', (line, value) => {
  expect(parse(line)).toEqual({ ok: true, value });
});

it.each([
  ['--colour', "Unknown option '--colour'"],
  ['-x', "Unknown option '-x'"],
  ['--json=yes', "Option '--json' does not take an argument"],
  ['--top', "Option '--top <value>' argument missing"],
  ['--top -1', "Option '--top' argument is ambiguous"],
  ['--top=-1', '--top must be a whole number from 0, but is "-1"'],
  ['--top 1.5', '--top must be a whole number from 0, but is "1.5"'],
  ['--top all', '--top must be a whole number from 0, but is "all"'],
  ['krakow', "Unexpected argument 'krakow'"],
])('says in one line what is wrong with "%s"', (line, problem) => {
  expect(parse(line)).toEqual({ ok: false, problem });
});

it('has help that names every option and exit code', () => {
  for (const word of ['--json', '--top N', 'Exit code: 0', '1 where', '2 for']) {
    expect(contentHelp).toContain(word);
  }
});
