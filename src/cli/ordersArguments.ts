import { keysOf } from '@/lib/keysOf';
import { isOneOf } from '@troupe/basics/isOneOf';
import { addDays, isDay, todayIn } from '@/lib/days';
import { err, ok, type Result } from '@troupe/basics/result';
import type { OperatorRequest } from '@/commerce/orders/operator/operatorRequest';
import { type MessageState, messageStates } from '@/commerce/orders/outbox/message';
import { documentLimits } from '@/commerce/proposals/model/document';
import type { Kind } from '@/commerce/orders/report/reader';
import { type ExportFormat, exportFormats } from '@/commerce/orders/report/sheet';
import type { DayQuery, OrderQuery } from '@/commerce/orders/store/orderStore';
import { parseOptions } from './parseOptions';

type StateChange = Extract<OperatorRequest, { name: 'setState' }>;

type Answer = Extract<OperatorRequest, { name: 'answer' }>;

type Filter = Omit<OrderQuery, 'limit' | 'after'>;

export type OrdersCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly kind: Kind;
      readonly limit: number;
      readonly filter: Filter;
    }
  /** What runs on a day. */
  | { readonly name: 'day'; readonly query: DayQuery }
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
  /** Deletes what is stored of the person with this e-mail address. */
  | { readonly name: 'erase'; readonly email: string; readonly isDry: boolean }
  | StateChange
  /** Questions on proposals that the shop has not answered. */
  | { readonly name: 'questions'; readonly limit: number }
  | Answer
  | { readonly name: 'prune'; /** In days. */ readonly olderThan: number; readonly isDry: boolean };

const options = {
  help: { type: 'boolean', short: 'h' },
  limit: { type: 'string' },
  group: { type: 'string' },
  city: { type: 'string' },
  since: { type: 'string' },
  on: { type: 'string' },
  before: { type: 'string' },
  email: { type: 'string' },
  text: { type: 'string' },
  by: { type: 'string' },
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

/** The commands that change the state of an order, and the state that they give it. */
const stateOf = { confirm: 'confirmed', cancel: 'cancelled' } as const satisfies Readonly<
  Record<string, StateChange['state']>
>;

type Name =
  | 'list'
  | 'show'
  | 'export'
  | 'backup'
  | 'purge'
  | 'outbox'
  | 'retry'
  | 'prune'
  | 'erase'
  | 'questions'
  | 'answer'
  | keyof typeof stateOf;

const optionsOf: Readonly<Record<Name, readonly Option[]>> = {
  list: [...filters, 'limit', 'on'],
  show: [],
  export: [...filters, 'format', 'out'],
  backup: ['out'],
  purge: ['before'],
  outbox: ['state', 'limit'],
  retry: ['all'],
  prune: ['older-than', 'dry-run'],
  erase: ['email', 'dry-run'],
  questions: ['limit'],
  answer: ['text', 'by'],
  confirm: [],
  cancel: [],
};

/** Options that enquiries do not have. */
const onlyOfOrders: readonly Option[] = ['city', 'on'];

/** Options of `list` that a day leaves no use for. */
const notOnDay: readonly Option[] = ['since', 'limit'];

/** The commands of each subject. The first one is the default. */
const namesOf = {
  orders: ['list', 'show', 'confirm', 'cancel', 'export', 'backup', 'prune', 'erase'],
  enquiries: ['list', 'show', 'questions', 'answer', 'export', 'purge'],
  outbox: ['outbox', 'retry'],
} as const satisfies Readonly<Record<Kind | 'outbox', readonly [Name, ...Name[]]>>;

/** The name of `enquiries purge` until version 0.1. Scripts may still use it. */
const FORMER_PURGE = 'forget';

/** Optional first words of a command. */
const subjects = ['enquiries', 'outbox'] as const;

const isWhole = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const isShorter = (most: number) => (text: string) => text.trim() !== '' && text.length <= most;

const isExportFormat = (text: string): text is ExportFormat => isOneOf(exportFormats, text);

const isMessageState = (text: string): text is MessageState => isOneOf(messageStates, text);

const nearDays = ['today', 'tomorrow'] as const;

const isAge = (text: string) => /^[1-9]\d{0,4}d$/.test(text);

const checks: Readonly<Partial<Record<Option, readonly [(text: string) => boolean, string]>>> = {
  limit: [isWhole, 'a whole number from 1'],
  text: [
    isShorter(documentLimits.question),
    `a text of ${documentLimits.question} characters at most`,
  ],
  by: [isShorter(documentLimits.name), `a name of ${documentLimits.name} characters at most`],
  group: [isWhole, 'the number of a shop group'],
  city: [(text) => /^[a-z\d-]{1,80}$/.test(text), 'a slug such as krakow'],
  since: [isDay, 'a day such as 2027-05-23'],
  on: [
    (text) => isOneOf(nearDays, text) || isDay(text),
    'today, tomorrow or a day such as 2027-05-23',
  ],
  before: [isDay, 'a day such as 2027-05-23'],
  email: [(text) => /^[^@\s]+@[^@\s]+$/.test(text), 'an e-mail address'],
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

const toAnswer = (values: Values, reference: string | undefined): Result<OrdersCommand, string> => {
  const { text, by } = values;
  if (reference === undefined) return err('answer needs a reference, such as EQ-7K4M-9QXD');
  if (typeof text !== 'string') return err('answer needs --text, the answer');
  if (typeof by !== 'string') return err('answer needs --by, the name of who answers');
  return ok({ name: 'answer', reference, author: by.trim(), text: text.trim() });
};

/** By default, messages that were sent are left out. */
const toStates = ({ state }: Values): readonly MessageState[] =>
  typeof state === 'string' && isMessageState(state) ? [state] : ['waiting', 'failed'];

/** Today and tomorrow are those of this machine: a day has no time zone before its city is known. */
const toDay = (text: string, now: Date): string => {
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  if (text === 'today') return today;
  return text === 'tomorrow' ? addDays(today, 1) : text;
};

const toList = (values: Values, kind: Kind, now: Date): Result<OrdersCommand, string> => {
  if (typeof values.on !== 'string') {
    const limit = Number(values.limit ?? 20);
    return ok({ name: 'list', kind, limit, filter: toFilter(values) });
  }
  const useless = notOnDay.find((option) => values[option] !== undefined);
  return useless === undefined
    ? ok({ name: 'day', query: { ...toFilter(values), day: toDay(values.on, now) } })
    : err(`--on takes no --${useless}`);
};

/** @param reference of commands that take one */
const toCommand = (
  name: Name,
  kind: Kind,
  values: Values,
  reference: string | undefined,
  now: Date,
): Result<OrdersCommand, string> => {
  switch (name) {
    case 'list':
      return toList(values, kind, now);
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
    case 'erase':
      return typeof values.email === 'string'
        ? ok({ name, email: values.email, isDry: values['dry-run'] === true })
        : err('erase needs --email, the address of the person');
    case 'questions':
      return ok({ name, limit: Number(values.limit ?? 20) });
    case 'answer':
      return toAnswer(values, reference);
    case 'confirm':
    case 'cancel':
      return reference === undefined
        ? err(`${name} needs a reference, such as TR-7K4M-9QXD`)
        : ok({ name: 'setState', reference, state: stateOf[name] });
  }
};

/**
 * Parses the arguments of `npm run orders`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parseOrdersArguments = (
  args: readonly string[],
  now: Date = new Date(),
): Result<OrdersCommand, string> => {
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
  const takesReference = isOneOf(['show', 'retry', 'answer', ...keysOf(stateOf)], name);
  const [reference, tooMuch] = takesReference ? rest : [undefined, rest[0]];
  if (tooMuch !== undefined) return err(`"${tooMuch}" is one word too many`);
  return toCommand(name, subject === 'enquiries' ? 'enquiries' : 'orders', values, reference, now);
};
