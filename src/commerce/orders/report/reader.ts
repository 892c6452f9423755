import type { ListQuery, Page } from '../store/listing';
import type { ReadingStore } from '../store/openReadingStore';
import { isEnquiryReference } from '../reference';
import { enquirySheet } from './enquirySheet';
import { formatEnquiryLine, formatLetter } from './letter';
import { orderSheet } from './orderSheet';
import { formatOrderLine, formatReceipt } from './receipt';
import { exportAll, type ExportFormat, type Sheet } from './sheet';
import { walkAll } from './walkAll';

/** The kinds of records that visitors send. */
export type Kind = 'orders' | 'enquiries';

type Filter<Query> = Omit<Query, keyof Page>;

interface ReportSource<Kept, Query> {
  readonly list: (query: Filter<Query> & Page) => Promise<readonly Kept[]>;
  readonly sheet: Sheet<Kept>;
  readonly formatLine: (kept: Kept) => string;
}

async function* eachLine<Kept>(all: AsyncIterable<Kept>, format: (kept: Kept) => string) {
  for await (const kept of all) yield `${format(kept)}\n`;
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
    /** The text of the export file in chunks. */
    exportAs: (format: ExportFormat, filter: Filter<Query>) =>
      exportAll(walk(filter), format, sheet),
  };
};

/** Creates readers that format the records of a store as text. */
export const createReaders = ({ orders, enquiries }: ReadingStore) => ({
  orders: createReader({
    list: orders.list,
    sheet: orderSheet,
    formatLine: formatOrderLine,
  }),
  enquiries: createReader({
    list: enquiries.list,
    sheet: enquirySheet,
    formatLine: formatEnquiryLine,
  }),
});

/** Formats the order or enquiry of a reference; `undefined` if it does not exist. */
export const printOne = async (
  reference: string,
  { orders, enquiries }: ReadingStore,
): Promise<string | undefined> => {
  if (isEnquiryReference(reference)) {
    const enquiry = await enquiries.get(reference);
    return enquiry && formatLetter(enquiry);
  }
  const order = await orders.get(reference);
  return order && formatReceipt(order);
};
