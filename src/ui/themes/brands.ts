import type { Theme } from '@mui/material/styles';
import type { ThemeName } from '@/config/sites/site';
import type { Brand } from './brand';
import { ekipa } from './brands/ekipa';
import { ensemble } from './brands/ensemble';
import { kompis } from './brands/kompis';
import { summit } from './brands/summit';
import { troupe } from './brands/troupe';
import { wianek } from './brands/wianek';
import { createSiteTheme } from './createSiteTheme';

/** By shop group. */
export const brands = {
  1: troupe,
  2: ekipa,
  3: kompis,
  4: ensemble,
  5: summit,
  6: wianek,
} as const satisfies Readonly<Record<number, Brand>>;

/** Returns a shop group's brand; the default brand if it has no design. */
export const getBrand = (shopGroupId: number): Brand => {
  const byId: Readonly<Record<number, Brand>> = brands;
  return byId[shopGroupId] ?? troupe;
};

const created = new Map<string, Theme>();

/** Returns the theme of a site. Server and build only: browsers have its variables, and `getComponentTheme`. */
export const getSiteTheme = (name: ThemeName, shopGroupId: number): Theme => {
  const key = `${name} ${shopGroupId}`;
  const theme = created.get(key) ?? createSiteTheme(name, getBrand(shopGroupId));
  created.set(key, theme);
  return theme;
};
