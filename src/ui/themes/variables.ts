import type { Brand } from './brand';
import { toFamily } from './faces';
import { buildSectionSpace, buildSpaces, buildTitles } from './scale';
import type { ThemeTokens } from './tokens';

/** Names without the leading dashes. */
export type Variables = readonly (readonly [name: string, value: string])[];

/** Variables that MUI also uses keep MUI's names. */
export const listColours = (paint: ThemeTokens): Variables => [
  ['mui-palette-primary-main', paint.primary],
  ['mui-palette-secondary-main', paint.secondary],
  ['mui-palette-green-main', paint.green],
  ['mui-palette-green-dark', `color-mix(in srgb, ${paint.green} 80%, #000)`],
  ['mui-palette-cta-main', paint.cta],
  ['mui-palette-cta-dark', paint.ctaHover],
  ['mui-palette-text-primary', paint.ink],
  ['mui-palette-text-secondary', paint.inkSoft],
  ['mui-palette-background-default', paint.paper],
  ['mui-palette-background-paper', paint.surface],
  ['mui-palette-divider', paint.line],
  ['troupe-link', paint.link],
  ['troupe-wash', paint.wash],
  ['troupe-tint', paint.tint],
  ['troupe-deep', paint.deep],
  ['troupe-block', paint.block],
  ['troupe-band', paint.band],
  ['troupe-band-ink', paint.bandInk],
  ['troupe-control', paint.control],
  ['troupe-danger', paint.danger],
  ['troupe-danger-wash', paint.dangerWash],
  ['troupe-notice', paint.notice],
  ['troupe-notice-ink', paint.noticeInk],
  ['troupe-focus', paint.link],
];

export const listType = ({ type }: Brand): Variables => [
  ['troupe-font', toFamily(type.body)],
  ['troupe-heading-font', toFamily(type.heading)],
  ['troupe-heading-weight', String(type.weight)],
  ['troupe-heading-tracking', type.tracking],
  ['troupe-heading-leading', String(type.leading)],
  ['troupe-display-tracking', type.displayTracking],
  ['troupe-display-leading', String(type.displayLeading)],
  ['troupe-display-case', type.case],
  ...buildTitles(type.contrast).map((size, index) => [`troupe-title-${index + 1}`, size] as const),
];

/** Text colour on the secondary colour, which is light in every brand. */
const inkOnSecondary = '#1B150D';

export const listCta = ({ button }: Brand, paint: ThemeTokens): Variables => [
  ['troupe-cta-ink', '#FFFFFF'],
  ['troupe-cta-on-dark', paint[button.onDark]],
  ['troupe-cta-ink-on-dark', button.onDark === 'cta' ? '#FFFFFF' : inkOnSecondary],
];

export const listShapes = ({ shape, shadow, card, button }: Brand): Variables => [
  ['troupe-radius-s', shape.radius[0]],
  ['troupe-radius', shape.radius[1]],
  ['troupe-radius-l', shape.radius[2]],
  ['troupe-radius-button', shape.button],
  ['troupe-radius-chip', shape.chip],
  ['troupe-rule', shape.rule],
  ['troupe-panel-border', shape.edge],
  ...shadow.map((value, index) => [`troupe-shadow-${index + 1}`, value] as const),
  ['troupe-card-border', card.border],
  [
    'troupe-card-ground',
    card.ground === 'none' ? 'transparent' : 'var(--mui-palette-background-paper)',
  ],
  // A card without a background rounds its picture instead.
  ['troupe-card-picture-radius', card.ground === 'none' ? shape.radius[1] : '0px'],
  ['troupe-card-pad', card.pad],
  ['troupe-card-hover', card.hover],
  ['troupe-button-border', button.border],
  ['troupe-button-shadow', button.shadow],
  ['troupe-button-pressed', button.pressed],
  ['troupe-button-weight', String(button.weight)],
];

export const listRhythm = ({ air, width }: Brand): Variables => [
  ...buildSpaces(air).map((size, index) => [`troupe-space-${index + 1}`, size] as const),
  ['troupe-section', buildSectionSpace(air)],
  ['troupe-width', width],
];

/** Gradient below text on a picture: as high as the text, with a soft upper edge. */
export const scrim =
  'linear-gradient(to top,color-mix(in srgb,var(--troupe-deep) 90%,transparent) 1.4em,color-mix(in srgb,var(--troupe-deep) 66%,transparent) calc(100% - 2.6em),transparent)';

export const motion: Variables = [
  ['troupe-fast', '150ms'],
  ['troupe-slow', '480ms'],
  ['troupe-ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)'],
];
