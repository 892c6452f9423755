import type { ThemeName } from '@/config/sites/site';
import type { Brand } from './brand';
import { ekipa } from './brands/ekipa';
import { ensemble } from './brands/ensemble';
import { kompis } from './brands/kompis';
import { summit } from './brands/summit';
import { troupe } from './brands/troupe';
import { wianek } from './brands/wianek';
import { type ThemeTokens, tokens } from './tokens';

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

/** Returns the theme's colours, with the brand's own colours replacing them. */
export const getPaint = (theme: ThemeName, shopGroupId: number): ThemeTokens => ({
  ...tokens[theme],
  ...getBrand(shopGroupId).paint[theme],
});
