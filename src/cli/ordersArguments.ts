import { keysOf } from '@/lib/keysOf';
import { isOneOf } from '@troupe/basics/isOneOf';
import { isDay } from '@/lib/days';
import { err, ok, type Result } from '@/lib/result';
import { type MessageState, messageStates } from '@/commerce/orders/outbox/message';
import type { Kind } from '@/commerce/orders/report/reader';
import { type ExportFormat, exportFormats } from '@/commerce/orders/report/sheet';
import type { OrderQuery } from '@/commerce/orders/store/orderStore';
import { parseOptions } from './parseOptions';

type Filter = Omit<OrderQuery, 'limit' | 'after'>;

export type OrdersCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly kind: Kind;
      readonly limit: number;
      readonly filter: Filter;
    }
  | { readonly name: 'show'; readonly reference: string }
  | {
      readonly name: 'export';
      readonly kind: Kind;
      readonly format: ExportFormat;
      /** Undefined means the terminal. */
      readonly out: string | undefined;
      readonly filter: Filter;
    }
  /** Copies the whole database to a file. */
  | { readonly name: 'backup'; readonly out: string }
  /** Deletes enquiries from before this day. */
  | { readonly name: 'purge'; readonly before: string }
  | {
      readonly name: 'outbox';
      readonly states: readonly MessageState[];
      readonly limit: number;
    }
  /** Retries failed messages of one order or enquiry, or all of them if `reference` is undefined. */
  | { readonly name: 'retry'; readonly reference: string | undefined }
  | { readonly name: 'prune'; /** In days. */ readonly olderThan: number; readonly isDry: boolean };

export const ordersHelp = `npm run orders                          the newest orders
npm run orders -- list [filters] [--limit N]
npm run orders -- export --format csv|json [filters] [--out file]

npm run orders -- enquiries             the newest enquiries
npm run orders -- enquiries list [filters] [--limit N]
npm run orders -- enquiries export --format csv|json [filters] [--out file]
npm run orders -- enquiries purge --before YYYY-MM-DD
                                        deletes those from before this day (UTC)

npm run orders -- outbox [--state waiting|sent|failed] [--limit N]
                                        e-mails and calls that are not sent yet, or
                                        failed for good; with --state those alone
npm run orders -- outbox retry <reference> | --all
                                        tries failed ones again
npm run orders -- prune --older-than 400d [--dry-run]
                                        deletes orders and enquiries older than so many
                                        days, with all that hangs on them; asks nothing

npm run orders -- backup --out file     copies the embedded database, also while the
                                        shop runs; with PostgreSQL, use pg_dump

npm run orders -- show <reference>      one order (TR-...) or enquiry (EQ-...) in full

filters: --group N            of a shop group
         --city slug          of a city; orders only
         --since YYYY-MM-DD   from this day on (UTC)

The CSV of orders has one row per line of the breakdown (RFC 4180); what belongs
to the whole order is repeated in each of its rows. Amounts are whole units of the
order's currency. Texts are quoted, and ' stands before whatever a spreadsheet could
take for a formula, also inside a text, whether it splits at commas, semicolons or tabs.
An enquiry is suspect where a field was filled in that no person sees.
What is written to a file is for its owner's eyes alone.
The embedded database is changed (purge, retry, prune) only while the shop is
stopped, and looked at whenever you like; --dry-run is a look.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  limit: { type: 'string' },
  group: { type: 'string' },
  city: { type: 'string' },
  since: { type: 'string' },
  before: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  state: { type: 'string' },
  all: { type: 'boolean' },
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Option = keyof typeof options;
type Values = Readonly<Partial<Record<Option, string | boolean>>>;

const filters = ['group', 'city', 'since'] as const;

type Name = 'list' | 'show' | 'export' | 'backup' | 'purge' | 'outbox' | 'retry' | 'prune';

const optionsOf: Readonly<Record<Name, readonly Option[]>> = {
  list: [...filters, 'limit'],
  show: [],
  export: [...filters, 'format', 'out'],
  backup: ['out'],
  purge: ['before'],
  outbox: ['state', 'limit'],
  retry: ['all'],
  prune: ['older-than', 'dry-run'],
};

/** Options that enquiries do not have. */
const onlyOfOrders: readonly Option[] = ['city'];

/** The commands of each subject. The first one is the default. */
const namesOf = {
  orders: ['list', 'show', 'export', 'backup', 'prune'],
  enquiries: ['list', 'show', 'export', 'purge'],
  outbox: ['outbox', 'retry'],
} as const satisfies Readonly<Record<Kind | 'outbox', readonly [Name, ...Name[]]>>;

/** The name of `enquiries purge` until version 0.1. Scripts may still use it. */
const FORMER_PURGE = 'forget';

/** Optional first words of a command. */
const subjects = ['enquiries', 'outbox'] as const;

const isWhole = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const isExportFormat = (text: string): text is ExportFormat => isOneOf(exportFormats, text);

const isMessageState = (text: string): text is MessageState => isOneOf(messageStates, text);

const isAge = (text: string) => /^[1-9]\d{0,4}d$/.test(text);

const checks: Readonly<Partial<Record<Option, readonly [(text: string) => boolean, string]>>> = {
  limit: [isWhole, 'a whole number from 1'],
  group: [isWhole, 'the number of a shop group'],
  city: [(text) => /^[a-z\d-]{1,80}$/.test(text), 'a slug such as krakow'],
  since: [isDay, 'a day such as 2027-05-23'],
  before: [isDay, 'a day such as 2027-05-23'],
  format: [isExportFormat, `one of ${exportFormats.join(', ')}`],
  out: [(text) => text !== '', 'the name of a file'],
  state: [isMessageState, `one of ${messageStates.join(', ')}`],
  'older-than': [isAge, 'a number of days such as 400d'],
};

const toFilter = (values: Values): Filter => ({
  ...(values.group === undefined ? {} : { shopGroupId: Number(values.group) }),
  ...(typeof values.city === 'string' ? { city: values.city } : {}),
  ...(typeof values.since === 'string' ? { since: values.since } : {}),
});

const findBadOption = (
  command: Name,
  subject: keyof typeof namesOf,
  values: Values,
): string | undefined => {
  for (const option of keysOf(values)) {
    if (!optionsOf[command].includes(option)) return `${command} takes no --${option}`;
    if (subject === 'enquiries' && onlyOfOrders.includes(option)) {
      return `enquiries have no --${option}`;
    }
    const [isRight, wanted] = checks[option] ?? [];
    const value = String(values[option]);
    if (isRight && !isRight(value)) return `--${option} must be ${wanted}, but is "${value}"`;
  }
  return undefined;
};

const toExport = (values: Values, kind: Kind): Result<OrdersCommand, string> => {
  const { format, out } = values;
  if (typeof format !== 'string' || !isExportFormat(format)) {
    return err(`export needs --format, one of ${exportFormats.join(', ')}`);
  }
  const file = typeof out === 'string' ? out : undefined;
  return ok({ name: 'export', kind, format, out: file, filter: toFilter(values) });
};

const toRetry = (values: Values, reference: string | undefined): Result<OrdersCommand, string> =>
  (reference === undefined) === (values.all === undefined)
    ? err('retry needs a reference, such as TR-7K4M-9QXD, or --all')
    : ok({ name: 'retry', reference });

const toPrune = (values: Values): Result<OrdersCommand, string> =>
  typeof values['older-than'] === 'string'
    ? ok({
        name: 'prune',
        olderThan: Number(values['older-than'].slice(0, -1)),
        isDry: values['dry-run'] === true,
      })
    : err('prune needs --older-than, a number of days such as 400d');

/** By default, messages that were sent are left out. */
const toStates = ({ state }: Values): readonly MessageState[] =>
  typeof state === 'string' && isMessageState(state) ? [state] : ['waiting', 'failed'];

/** @param reference of commands that take one */
const toCommand = (
  name: Name,
  kind: Kind,
  values: Values,
  reference: string | undefined,
): Result<OrdersCommand, string> => {
  switch (name) {
    case 'list':
      return ok({ name, kind, limit: Number(values.limit ?? 20), filter: toFilter(values) });
    case 'show':
      return reference === undefined
        ? err('show needs a reference, such as TR-7K4M-9QXD')
        : ok({ name, reference });
    case 'purge':
      return typeof values.before === 'string'
        ? ok({ name, before: values.before })
        : err('purge needs --before, a day such as 2027-05-23');
    case 'export':
      return toExport(values, kind);
    case 'backup':
      return typeof values.out === 'string'
        ? ok({ name, out: values.out })
        : err('backup needs --out, the name of a file');
    case 'outbox':
      return ok({ name, states: toStates(values), limit: Number(values.limit ?? 20) });
    case 'retry':
      return toRetry(values, reference);
    case 'prune':
      return toPrune(values);
  }
};

/**
 * Parses the arguments of `npm run orders`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parseOrdersArguments = (args: readonly string[]): Result<OrdersCommand, string> => {
  const found = parseOptions({ args: [...args], options, allowPositionals: true });
  if (!found.ok) return found;
  const { values, positionals: words } = found.value;
  if (values.help) return ok({ name: 'help' });
  const [first = ''] = words;
  const subject = isOneOf(subjects, first) ? first : 'orders';
  const names: readonly Name[] = namesOf[subject];
  const [given = names[0] ?? 'list', ...rest] = subject === 'orders' ? words : words.slice(1);
  const name = subject === 'enquiries' && given === FORMER_PURGE ? 'purge' : given;
  if (!isOneOf(names, name)) {
    const known = [...names, ...(subject === 'orders' ? subjects : [])];
    return err(`"${name}" is none of ${known.join(', ')}`);
  }
  const bad = findBadOption(name, subject, values);
  if (bad) return err(bad);
  const takesReference = name === 'show' || name === 'retry';
  const [reference, tooMuch] = takesReference ? rest : [undefined, rest[0]];
  if (tooMuch !== undefined) return err(`"${tooMuch}" is one word too many`);
  return toCommand(name, subject === 'enquiries' ? 'enquiries' : 'orders', values, reference);
};
