import type { ThemeName } from '@/config/sites/site';
import { getBrand, getPaint } from './brands';
import {
  listColours,
  listCta,
  listRhythm,
  listShapes,
  listType,
  motion,
  scrim,
  type Variables,
} from './variables';

/** Encodes the motif as a mask, so that each use sets its own colour. */
const toUrl = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/**
 * Builds the stylesheet with the variables of a page. Server only: browsers create the MUI theme when the first MUI
 * component is opened, long after the page has loaded.
 */
export const buildThemeStyles = (theme: ThemeName, shopGroupId: number): string => {
  const brand = getBrand(shopGroupId);
  const paint = getPaint(theme, shopGroupId);
  const variables: Variables = [
    ...listColours(paint),
    ...listCta(brand, paint),
    ...listType(brand),
    ...listShapes(brand),
    ...listRhythm(brand),
    ...motion,
    ['troupe-scrim', scrim],
    ['troupe-motif', toUrl(brand.motif)],
  ];
  return `:root{${variables.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
};
