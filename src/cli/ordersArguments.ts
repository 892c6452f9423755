import { parseArgs } from 'node:util';
import { isDay } from '@/lib/days';
import { err, ok, type Result } from '@/lib/result';
import type { Kind } from '@/orders/report/reader';
import { type ExportFormat, exportFormats } from '@/orders/report/sheet';
import type { OrderQuery } from '@/orders/store/orderStore';

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
      /** A file; the terminal without it. */
      readonly out: string | undefined;
      readonly filter: Filter;
    }
  /** Enquiries that came before this day. */
  | { readonly name: 'forget'; readonly before: string };

export const ordersHelp = `npm run orders                          the newest orders
npm run orders -- list [filters] [--limit N]
npm run orders -- export --format csv|json [filters] [--out file]

npm run orders -- enquiries             the newest enquiries
npm run orders -- enquiries list [filters] [--limit N]
npm run orders -- enquiries export --format csv|json [filters] [--out file]
npm run orders -- enquiries forget --before YYYY-MM-DD
                                        deletes those from before this day (UTC)

npm run orders -- show <reference>      one order (TR-...) or enquiry (EQ-...) in full

filters: --group N            of a shop group
         --city slug          of a city; orders only
         --since YYYY-MM-DD   from this day on (UTC)

The CSV of orders has one row per line of the breakdown (RFC 4180); what belongs
to the whole order is repeated in each of its rows. Amounts are whole units of the
order's currency. Texts that a spreadsheet would take for a formula start with '.
An enquiry is suspect where a field was filled in that no person sees.
The embedded database lets enquiries be deleted only while the shop is stopped.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  limit: { type: 'string' },
  group: { type: 'string' },
  city: { type: 'string' },
  since: { type: 'string' },
  before: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

type Option = keyof typeof options;
type Values = Readonly<Partial<Record<Option, string | boolean>>>;

const filters = ['group', 'city', 'since'] as const;

const optionsOf: Readonly<Record<'list' | 'show' | 'export' | 'forget', readonly Option[]>> = {
  list: [...filters, 'limit'],
  show: [],
  export: [...filters, 'format', 'out'],
  forget: ['before'],
};

/** What the other kind has nothing of. */
const onlyOfOrders: readonly Option[] = ['city'];

/** Orders are kept for the books, and never forgotten. */
const isCommand = (name: string, kind: Kind): name is keyof typeof optionsOf =>
  Object.hasOwn(optionsOf, name) && (kind === 'enquiries' || name !== 'forget');

const isWhole = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const isExportFormat = (text: string): text is ExportFormat =>
  (exportFormats as readonly string[]).includes(text);

const checks: Readonly<Partial<Record<Option, readonly [(text: string) => boolean, string]>>> = {
  limit: [isWhole, 'a whole number from 1'],
  group: [isWhole, 'the number of a shop group'],
  city: [(text) => /^[a-z\d-]{1,80}$/.test(text), 'a slug such as krakow'],
  since: [isDay, 'a day such as 2027-05-23'],
  before: [isDay, 'a day such as 2027-05-23'],
  format: [isExportFormat, `one of ${exportFormats.join(', ')}`],
  out: [(text) => text !== '', 'the name of a file'],
};

const read = (
  args: readonly string[],
): Result<{ values: Values; words: readonly string[] }, string> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return ok({ values, words: positionals });
  } catch (error) {
    // What follows the first sentence is about file names that look like options.
    return err((error as Error).message.replace(/\. .*$/s, ''));
  }
};

const toFilter = (values: Values): Filter => ({
  ...(values.group === undefined ? {} : { shopGroupId: Number(values.group) }),
  ...(typeof values.city === 'string' ? { city: values.city } : {}),
  ...(typeof values.since === 'string' ? { since: values.since } : {}),
});

const findBadOption = (
  command: keyof typeof optionsOf,
  kind: Kind,
  values: Values,
): string | undefined => {
  for (const [option, value] of Object.entries(values) as [Option, string | boolean][]) {
    if (!optionsOf[command].includes(option)) return `${command} takes no --${option}`;
    if (kind === 'enquiries' && onlyOfOrders.includes(option)) {
      return `enquiries have no --${option}`;
    }
    const [isRight, wanted] = checks[option] ?? [];
    if (isRight && !isRight(String(value)))
      return `--${option} must be ${wanted}, but is "${value}"`;
  }
  return undefined;
};

/**
 * What is asked of `npm run orders`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parseOrdersArguments = (args: readonly string[]): Result<OrdersCommand, string> => {
  const found = read(args);
  if (!found.ok) return found;
  const { values, words } = found.value;
  if (values.help) return ok({ name: 'help' });
  const kind = words[0] === 'enquiries' ? 'enquiries' : 'orders';
  const [name = 'list', ...rest] = kind === 'enquiries' ? words.slice(1) : words;
  if (!isCommand(name, kind)) {
    const others = kind === 'enquiries' ? ', forget' : ', enquiries';
    return err(`"${name}" is none of list, show, export${others}`);
  }
  const bad = findBadOption(name, kind, values);
  if (bad) return err(bad);
  const [reference, tooMuch] = name === 'show' ? rest : [undefined, rest[0]];
  if (tooMuch !== undefined) return err(`"${tooMuch}" is one word too many`);
  if (name === 'list') {
    return ok({ name, kind, limit: Number(values.limit ?? 20), filter: toFilter(values) });
  }
  if (name === 'show') {
    return reference === undefined
      ? err('show needs a reference, such as TR-7K4M-9QXD')
      : ok({ name, reference });
  }
  if (name === 'forget') {
    return typeof values.before === 'string'
      ? ok({ name, before: values.before })
      : err('forget needs --before, a day such as 2027-05-23');
  }
  const format = values.format;
  return typeof format === 'string' && isExportFormat(format)
    ? ok({
        name,
        kind,
        format,
        out: typeof values.out === 'string' ? values.out : undefined,
        filter: toFilter(values),
      })
    : err(`export needs --format, one of ${exportFormats.join(', ')}`);
};
