import { type ThemeName, themeNames } from '@/config/sites/site';
import { brands } from './brands';
import { buildFontStyles } from './buildFontStyles';
import { buildThemeStyles } from './buildThemeStyles';
import { toStamp } from './toStamp';

/** The stylesheet with a page's fonts and colours: the only difference between themes or brands. */
export interface PaintFile {
  /** It changes with the content, so that it can be cached permanently. */
  readonly path: string;
  readonly content: string;
}

const build = (theme: ThemeName, shopGroupId: number): PaintFile => {
  const content = buildFontStyles(shopGroupId) + buildThemeStyles(theme, shopGroupId);
  return { path: `/_next/static/css/paint-${toStamp(content)}.css`, content };
};

const built = new Map<string, PaintFile>();

/** Returns the stylesheet of a theme and brand. Server and build only. */
export const getPaintFile = (theme: ThemeName, shopGroupId: number): PaintFile => {
  const key = `${theme} ${shopGroupId}`;
  const file = built.get(key) ?? build(theme, shopGroupId);
  built.set(key, file);
  return file;
};

/** Lists all stylesheets that sites can use. A shop group without a design uses the default brand's. */
export const listPaintFiles = (): readonly PaintFile[] =>
  themeNames.flatMap((theme) =>
    Object.keys(brands).map((shopGroupId) => getPaintFile(theme, Number(shopGroupId))),
  );
