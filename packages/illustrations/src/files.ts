/** Defines the files, formats and widths of each kind of drawing. */
import { toDetail, toHomeScreenIcon, toMark, toMaster } from './rasterize';
import type { Drawing } from './drawing';
import { composeCard } from './share/composeCard';
import { render } from './svg';

/** Widths in px. A master covers the widest screen at density 2, plus a margin for cropping. */
const MASTER_WIDTH = 2400;
/** A logo is shown at 56 CSS px at most, and data for search engines asks for 112. */
const MARK_WIDTH = 160;
const HOME_SCREEN_WIDTH = 180;
/** The icon widths of a web manifest. */
const APP_WIDTHS = [192, 512];

export interface DrawnFile {
  /** Without the leading dot. An icon has several PNGs: `192.png` is the one of 192 px. */
  readonly extension: string;
  readonly bytes: Buffer;
}

/**
 * Draws the files of a drawing: a JPEG for a master, a detail or a card, a lossless WebP for a mark, an SVG and three
 * PNGs for an icon. The same code and the same version of sharp give the same bytes. A master of 2400 px takes some
 * seconds.
 *
 * @param width of a master, or of the master of a detail, in px: a smaller one is faster to draw. The other kinds have
 *   fixed widths.
 */
export const toFiles = async (
  drawing: Drawing,
  width = MASTER_WIDTH,
): Promise<readonly DrawnFile[]> => {
  switch (drawing.kind) {
    case 'master':
      return [{ extension: 'jpg', bytes: await toMaster(drawing.picture, width) }];
    case 'detail':
      return [{ extension: 'jpg', bytes: await toDetail(drawing.picture, drawing.left, width) }];
    case 'mark':
      return [{ extension: 'webp', bytes: await toMark(drawing.picture, MARK_WIDTH) }];
    case 'icon':
      return [
        { extension: 'svg', bytes: Buffer.from(render(drawing.icon.tab)) },
        {
          extension: 'png',
          bytes: await toHomeScreenIcon(drawing.icon.homeScreen, HOME_SCREEN_WIDTH),
        },
        ...(await Promise.all(
          APP_WIDTHS.map(async (appWidth) => ({
            extension: `${appWidth}.png`,
            bytes: await toHomeScreenIcon(drawing.icon.homeScreen, appWidth),
          })),
        )),
      ];
    case 'card':
      return [{ extension: 'jpg', bytes: await composeCard(drawing.card) }];
  }
};
