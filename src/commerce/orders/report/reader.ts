import type { ListQuery, Page } from '../store/listing';
import type { ReadingStore } from '../store/openReadingStore';
import type { DayQuery } from '../store/orderStore';
import { isEnquiryReference } from '../reference';
import { isUnreadable, type Unreadable } from '../store/unreadable';
import { formatDayEntries } from './agenda';
import { enquirySheet } from './enquirySheet';
import { formatDocument } from './formatDocument';
import { formatEnquiryLine, formatLetter } from './letter';
import { orderSheet } from './orderSheet';
import { formatOrderLine, formatReceipt } from './receipt';
import { formatUnreadable } from './layout';
import { exportAll, type ExportFormat, type Sheet } from './sheet';
import { walkAll } from './walkAll';

/** The kinds of records that visitors send. */
export type Kind = 'orders' | 'enquiries';

type Filter<Query> = Omit<Query, keyof Page>;

interface ReportSource<Kept, Query> {
  readonly list: (query: Filter<Query> & Page) => Promise<readonly (Kept | Unreadable)[]>;
  readonly sheet: Sheet<Kept>;
  readonly formatLine: (kept: Kept) => string;
}

async function* eachLine<Kept extends object>(
  all: AsyncIterable<Kept | Unreadable>,
  format: (kept: Kept) => string,
) {
  for await (const kept of all) {
    yield `${isUnreadable(kept) ? formatUnreadable(kept) : format(kept)}\n`;
  }
}

async function* onlyReadable<Kept extends object>(
  all: AsyncIterable<Kept | Unreadable>,
  onUnreadable: (record: Unreadable) => void,
): AsyncGenerator<Kept> {
  for await (const kept of all) {
    if (isUnreadable(kept)) onUnreadable(kept);
    else yield kept;
  }
}

const createReader = <
  Kept extends { createdAt: string; reference: string },
  Query extends ListQuery,
>({
  list,
  sheet,
  formatLine,
}: ReportSource<Kept, Query>) => {
  const walk = (filter: Filter<Query>) => walkAll((page) => list({ ...filter, ...page }));
  return {
    /** One line per record, newest first. */
    listLines: (filter: Filter<Query>) => eachLine(walk(filter), formatLine),
    /** The text of the export file in chunks. @param onUnreadable called for each record that is left out */
    exportAs: (
      format: ExportFormat,
      filter: Filter<Query>,
      onUnreadable: (record: Unreadable) => void,
    ) => exportAll(onlyReadable(walk(filter), onUnreadable), format, sheet),
  };
};

/** Creates readers that format the records of a store as text. */
export const createReaders = ({ orders, enquiries }: ReadingStore) => ({
  orders: createReader({
    list: orders.listWithState,
    sheet: orderSheet,
    formatLine: formatOrderLine,
  }),
  enquiries: createReader({
    list: enquiries.list,
    sheet: enquirySheet,
    formatLine: formatEnquiryLine,
  }),
});

/** Formats what runs on a day; empty if nothing does. */
export const printDay = async (query: DayQuery, { orders }: ReadingStore): Promise<string> =>
  formatDayEntries(query.day, await orders.listDay(query));

/** Formats the order or enquiry of a reference; `undefined` if it does not exist. */
export const printOne = async (
  reference: string,
  { orders, enquiries, documents }: Pick<ReadingStore, 'orders' | 'enquiries' | 'documents'>,
): Promise<string | undefined> => {
  if (isEnquiryReference(reference)) {
    const enquiry = await enquiries.get(reference);
    return (
      enquiry && [formatLetter(enquiry), ...(await formatDocument(reference, documents))].join('\n')
    );
  }
  const order = await orders.getWithState(reference);
  return order && formatReceipt(order);
};
