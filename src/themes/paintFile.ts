import { type ThemeName, themeNames } from '@/sites/site';
import { brands } from './brands';
import { buildFontStyles } from './buildFontStyles';
import { buildThemeStyles } from './buildThemeStyles';
import { toStamp } from './toStamp';

/** The stylesheet that tells a page its faces and colours; all that differs between a theme or brand and another. */
export interface PaintFile {
  /** Another content is another address, so that it can be kept for good. */
  readonly path: string;
  readonly content: string;
}

const build = (theme: ThemeName, shopGroupId: number): PaintFile => {
  const content = buildFontStyles(shopGroupId) + buildThemeStyles(theme, shopGroupId);
  return { path: `/_next/static/css/paint-${toStamp(content)}.css`, content };
};

const built = new Map<string, PaintFile>();

/** Server and build only. */
export const getPaintFile = (theme: ThemeName, shopGroupId: number): PaintFile => {
  const key = `${theme} ${shopGroupId}`;
  const file = built.get(key) ?? build(theme, shopGroupId);
  built.set(key, file);
  return file;
};

/** Every one that any site may ask for: a shop group without a brand has that of one which is among them. */
export const listPaintFiles = (): readonly PaintFile[] =>
  themeNames.flatMap((theme) =>
    Object.keys(brands).map((shopGroupId) => getPaintFile(theme, Number(shopGroupId))),
  );
