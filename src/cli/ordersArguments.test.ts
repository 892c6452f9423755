import { parseOrdersArguments } from './ordersArguments';
import { ordersHelp } from './ordersHelp';

const now = new Date('2027-02-28T12:00:00Z');

const parse = (line: string) => parseOrdersArguments(line.split(' ').filter(Boolean), now);

describe('npm run orders', () => {
  it.each([
    ['', { name: 'list', kind: 'orders', limit: 20, filter: {} }],
    ['list --limit 5', { name: 'list', kind: 'orders', limit: 5, filter: {} }],
    [
      '--group 2 --city krakow --since 2026-05-23',
      {
        name: 'list',
        kind: 'orders',
        limit: 20,
        filter: { shopGroupId: 2, city: 'krakow', since: '2026-05-23' },
      },
    ],
    ['--on today', { name: 'day', query: { day: '2027-02-28' } }],
    ['list --on tomorrow', { name: 'day', query: { day: '2027-03-01' } }],
    [
      '--on 2027-05-23 --city krakow --group 2',
      { name: 'day', query: { day: '2027-05-23', city: 'krakow', shopGroupId: 2 } },
    ],
    ['show TR-7K4M-9QXD', { name: 'show', reference: 'TR-7K4M-9QXD' }],
    [
      'export --format csv',
      { name: 'export', kind: 'orders', format: 'csv', out: undefined, filter: {} },
    ],
    [
      'export --format json --out orders.json --group 1',
      {
        name: 'export',
        kind: 'orders',
        format: 'json',
        out: 'orders.json',
        filter: { shopGroupId: 1 },
      },
    ],
    ['enquiries', { name: 'list', kind: 'enquiries', limit: 20, filter: {} }],
    [
      'enquiries list --group 2 --since 2026-05-23 --limit 3',
      {
        name: 'list',
        kind: 'enquiries',
        limit: 3,
        filter: { shopGroupId: 2, since: '2026-05-23' },
      },
    ],
    ['enquiries show EQ-7K4M-9QXD', { name: 'show', reference: 'EQ-7K4M-9QXD' }],
    [
      'enquiries export --format json --out enquiries.json',
      {
        name: 'export',
        kind: 'enquiries',
        format: 'json',
        out: 'enquiries.json',
        filter: {},
      },
    ],
    ['backup --out copy.db', { name: 'backup', out: 'copy.db' }],
    ['enquiries questions --limit 5', { name: 'questions', limit: 5 }],
    [
      'enquiries answer EQ-7K4M-9QXD --by Kim --text Yes.',
      { name: 'answer', reference: 'EQ-7K4M-9QXD', author: 'Kim', text: 'Yes.' },
    ],
    ['outbox', { name: 'outbox', states: ['waiting', 'failed'], limit: 20 }],
    ['outbox --state sent --limit 5', { name: 'outbox', states: ['sent'], limit: 5 }],
    ['outbox retry TR-7K4M-9QXD', { name: 'retry', reference: 'TR-7K4M-9QXD' }],
    ['outbox retry --all', { name: 'retry', reference: undefined }],
    ['confirm TR-7K4M-9QXD', { name: 'setState', reference: 'TR-7K4M-9QXD', state: 'confirmed' }],
    ['cancel TR-7K4M-9QXD', { name: 'setState', reference: 'TR-7K4M-9QXD', state: 'cancelled' }],
    ['erase --email ann@example.com', { name: 'erase', email: 'ann@example.com', isDry: false }],
    [
      'erase --email ann@example.com --dry-run',
      { name: 'erase', email: 'ann@example.com', isDry: true },
    ],
    ['prune --older-than 400d', { name: 'prune', olderThan: 400, isDry: false }],
    ['prune --dry-run --older-than 1d', { name: 'prune', olderThan: 1, isDry: true }],
    ['enquiries purge --before 2026-05-23', { name: 'purge', before: '2026-05-23' }],
    // Its former name.
    ['enquiries forget --before 2026-05-23', { name: 'purge', before: '2026-05-23' }],
    ['--help', { name: 'help' }],
    ['export -h', { name: 'help' }],
  ])('understands "%s"', (line, value) => {
    expect(parse(line)).toEqual({ ok: true, value });
  });

  it.each([
    [
      'delete',
      '"delete" is none of list, show, confirm, cancel, export, backup, prune, erase, enquiries, outbox',
    ],
    [
      'constructor',
      '"constructor" is none of list, show, confirm, cancel, export, backup, prune, erase, enquiries, outbox',
    ],
    ['list enquiries', '"enquiries" is one word too many'],
    ['enquiries enquiries', '"enquiries" is none of list, show, questions, answer, export, purge'],
    [
      'purge --before 2026-05-23',
      '"purge" is none of list, show, confirm, cancel, export, backup, prune, erase, enquiries, outbox',
    ],
    ['enquiries purge', 'purge needs --before, a day such as 2027-05-23'],
    ['enquiries purge --before', "Option '--before <value>' argument missing"],
    ['enquiries purge --before May', '--before must be a day such as 2027-05-23, but is "May"'],
    ['enquiries purge --since 2026-05-23', 'purge takes no --since'],
    ['enquiries --before 2026-05-23', 'list takes no --before'],
    ['enquiries --city krakow', 'enquiries have no --city'],
    ['outbox retry', 'retry needs a reference, such as TR-7K4M-9QXD, or --all'],
    ['outbox retry TR-7K4M-9QXD --all', 'retry needs a reference, such as TR-7K4M-9QXD, or --all'],
    ['outbox --state lost', '--state must be one of waiting, sent, failed, but is "lost"'],
    ['outbox export', '"export" is none of outbox, retry'],
    ['enquiries answer --by Kim --text Yes.', 'answer needs a reference, such as EQ-7K4M-9QXD'],
    ['enquiries answer EQ-7K4M-9QXD --by Kim', 'answer needs --text, the answer'],
    ['enquiries answer EQ-7K4M-9QXD --text Yes.', 'answer needs --by, the name of who answers'],
    ['outbox retry --limit 3', 'retry takes no --limit'],
    ['prune', 'prune needs --older-than, a number of days such as 400d'],
    ['prune --older-than 400', '--older-than must be a number of days such as 400d, but is "400"'],
    ['prune --older-than 0d', '--older-than must be a number of days such as 400d, but is "0d"'],
    ['prune --dry-run', 'prune needs --older-than, a number of days such as 400d'],
    ['list --dry-run', 'list takes no --dry-run'],
    [
      'enquiries prune --older-than 1d',
      '"prune" is none of list, show, questions, answer, export, purge',
    ],
    ['list 5', '"5" is one word too many'],
    ['show', 'show needs a reference, such as TR-7K4M-9QXD'],
    ['show TR-7K4M-9QXD TR-2222-2222', '"TR-2222-2222" is one word too many'],
    ['show TR-7K4M-9QXD --limit 3', 'show takes no --limit'],
    ['list --out a', 'list takes no --out'],
    ['list --limit 0', '--limit must be a whole number from 1, but is "0"'],
    ['list --group x', '--group must be the number of a shop group, but is "x"'],
    ['list --city Krak\u00f3w', '--city must be a slug such as krakow, but is "Krak\u00f3w"'],
    ['list --since 2026-02-30', '--since must be a day such as 2027-05-23, but is "2026-02-30"'],
    ['export', 'export needs --format, one of csv, json'],
    ['export --format xml', '--format must be one of csv, json, but is "xml"'],
    ['backup', 'backup needs --out, the name of a file'],
    ['--colour', "Unknown option '--colour'"],
  ])('says in one line what is wrong with "%s"', (line, problem) => {
    expect(parse(line)).toEqual({ ok: false, problem });
  });

  it('has help that names every command and option', () => {
    for (const word of [
      ...['list', 'show', 'export', 'enquiries', 'purge', 'outbox', 'retry', 'prune'],
      ...['--limit', '--group', '--city', '--since', '--before', '--state', '--all'],
      ...['--older-than', '--dry-run', 'questions', 'answer', '--by', '--text'],
    ]) {
      expect(ordersHelp).toContain(word);
    }
    for (const word of ['--format csv|json', '--out']) expect(ordersHelp).toContain(word);
  });
});
