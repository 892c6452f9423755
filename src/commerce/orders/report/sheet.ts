/** The export format of one kind of record. */
export interface Sheet<Kept> {
  readonly csvHeader: string;
  /** The rows of a record, each with its line break. */
  readonly toCsvRows: (kept: Kept) => string;
  readonly toJson: (kept: Kept) => object;
}

export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

async function* toCsv<Kept>(
  all: AsyncIterable<Kept>,
  { csvHeader, toCsvRows }: Sheet<Kept>,
): AsyncGenerator<string> {
  yield csvHeader;
  for await (const kept of all) yield toCsvRows(kept);
}

/** A JSON array with one line per record. */
async function* toJsonList<Kept>(
  all: AsyncIterable<Kept>,
  { toJson }: Sheet<Kept>,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const kept of all) {
    yield before + JSON.stringify(toJson(kept));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Formats all records as the text of a file, in chunks. */
export const exportAll = <Kept>(
  all: AsyncIterable<Kept>,
  format: ExportFormat,
  sheet: Sheet<Kept>,
): AsyncGenerator<string> => (format === 'csv' ? toCsv(all, sheet) : toJsonList(all, sheet));
