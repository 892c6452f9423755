import sharp, { type OverlayOptions } from 'sharp';

const COLUMNS = 6;
/** In px. */
const [CELL_WIDTH, CELL_HEIGHT, GAP] = [380, 285, 12];
const PAPER = '#f4efe6';

const place = async (file: string, row: number, column: number): Promise<OverlayOptions> => ({
  input: await sharp(file)
    .resize(CELL_WIDTH, CELL_HEIGHT, { fit: 'contain', background: PAPER })
    .toBuffer(),
  left: GAP + column * (CELL_WIDTH + GAP),
  top: GAP + row * (CELL_HEIGHT + GAP),
});

/**
 * Puts pictures on one sheet, six in a row. Each group starts a new row, so that kinds of pictures do not mix.
 *
 * @param groups paths of picture files
 * @returns a JPEG
 */
export const drawContactSheet = async (groups: readonly (readonly string[])[]): Promise<Buffer> => {
  const rows = groups.flatMap((files) =>
    Array.from({ length: Math.ceil(files.length / COLUMNS) }, (_, row) =>
      files.slice(row * COLUMNS, (row + 1) * COLUMNS),
    ),
  );
  const cells = rows.flatMap((files, row) => files.map((file, column) => place(file, row, column)));
  return sharp({
    create: {
      width: GAP + COLUMNS * (CELL_WIDTH + GAP),
      height: GAP + rows.length * (CELL_HEIGHT + GAP),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(await Promise.all(cells))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
};
