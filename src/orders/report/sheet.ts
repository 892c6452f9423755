/** How one kind of thing is exported. */
export interface Sheet<Kept> {
  readonly csvHeader: string;
  /** Its rows, each with its line break. */
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

/** One list, with a line for each. */
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

/** All of it as the text of a file, piece by piece. */
export const exportAll = <Kept>(
  all: AsyncIterable<Kept>,
  format: ExportFormat,
  sheet: Sheet<Kept>,
): AsyncGenerator<string> => (format === 'csv' ? toCsv(all, sheet) : toJsonList(all, sheet));
