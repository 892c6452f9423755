import { type ThemeName, themeNames } from '@/config/sites/site';
import { brands } from './brands';
import { buildFontStyles } from './buildFontStyles';
import { buildThemeStyles } from './buildThemeStyles';
import { toStamp } from './toStamp';

/** A file that the build writes beside those of Next. */
export interface StaticFile {
  /** It changes with the content, so that it can be cached permanently. */
  readonly path: string;
  readonly content: string;
}

const build = (theme: ThemeName, shopGroupId: number): StaticFile => {
  const content = buildFontStyles(shopGroupId) + buildThemeStyles(theme, shopGroupId);
  return { path: `/_next/static/css/paint-${toStamp(content)}.css`, content };
};

const built = new Map<string, StaticFile>();

/**
 * Returns the stylesheet with fonts and colours of a theme and brand: the only difference between them. Server and build
 * only.
 */
export const getPaintFile = (theme: ThemeName, shopGroupId: number): StaticFile => {
  const key = `${theme} ${shopGroupId}`;
  const file = built.get(key) ?? build(theme, shopGroupId);
  built.set(key, file);
  return file;
};

/** Lists all stylesheets that sites can use. A shop group without a design uses the default brand's. */
export const listPaintFiles = (): readonly StaticFile[] =>
  themeNames.flatMap((theme) =>
    Object.keys(brands).map((shopGroupId) => getPaintFile(theme, Number(shopGroupId))),
  );
