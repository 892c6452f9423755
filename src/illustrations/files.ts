/** Defines the files, formats and widths of each kind of drawing. */
import { toHomeScreenIcon, toMark, toMaster } from './rasterize';
import type { Drawing } from './pictures';
import { composeCard } from './share/composeCard';
import { render } from './svg';

/** Widths in px. A master covers the widest screen at density 2, plus a margin for cropping. */
const MASTER_WIDTH = 2400;
const MARK_WIDTH = 512;
const HOME_SCREEN_WIDTH = 180;
/** The icon widths of a web manifest. */
const APP_WIDTHS = [192, 512];

interface File {
  readonly extension: string;
  readonly bytes: Buffer;
}

/** @param width a smaller width for a master makes drawing faster */
export const toFiles = async (drawing: Drawing, width = MASTER_WIDTH): Promise<readonly File[]> => {
  switch (drawing.kind) {
    case 'master':
      return [{ extension: 'jpg', bytes: await toMaster(drawing.picture, width) }];
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
