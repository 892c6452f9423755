import { type ThemeName, themeNames } from '@/config/sites/site';
import { type Alphabet, alphabetNames } from './alphabets';
import { brands } from './brands';
import { buildFontStyles } from './buildFontStyles';
import { buildThemeStyles } from './buildThemeStyles';
import { toStamp } from './toStamp';

/** The fonts and colours of a theme, brand and alphabet, with the name of the stylesheet that has them. */
export interface Paint {
  readonly name: string;
  readonly content: string;
}

const build = (theme: ThemeName, shopGroupId: number, alphabet: Alphabet): Paint => {
  const content = buildFontStyles(shopGroupId, alphabet) + buildThemeStyles(theme, shopGroupId);
  return { name: `paint-${toStamp(content)}.css`, content };
};

const built = new Map<string, Paint>();

/** Returns the fonts and colours of a site. Server and build only. */
export const getPaint = (theme: ThemeName, shopGroupId: number, alphabet: Alphabet): Paint => {
  const key = `${theme} ${shopGroupId} ${alphabet}`;
  const paint = built.get(key) ?? build(theme, shopGroupId, alphabet);
  built.set(key, paint);
  return paint;
};

/** Lists what sites can use. A shop group without a design uses the default brand's. */
export const listPaints = (): readonly Paint[] =>
  themeNames.flatMap((theme) =>
    Object.keys(brands).flatMap((shopGroupId) =>
      alphabetNames.map((alphabet) => getPaint(theme, Number(shopGroupId), alphabet)),
    ),
  );

/**
 * The stylesheet with fonts and colours, and with the styles of all controls. These are known only when the pages of a
 * build are, so the path has the build id. They are one file, because browsers begin with six files at once over
 * HTTP/1.1: another one would delay the top picture.
 */
export const getPaintPath = (buildId: string, { name }: Paint): string =>
  `/_next/static/${buildId}/${name}`;
