import type { Brand } from '../brand';
import { buildRhythm, buildShadows, buildType, filledCard, toMotif } from '../brandParts';

const faces = { heading: 'instrument', body: 'instrument' } as const;

/** A modern consultancy: blocks of colour, one sober face. */
export const ensemble: Brand = {
  faces,
  palettes: {
    default: {
      primary: { main: '#E4573D', contrastText: '#08161B' },
      secondary: { main: '#F6AE2D' },
      cta: { main: '#123B47', dark: '#08232B', contrastText: '#FFFFFF' },
      text: { primary: '#10242B', secondary: '#4F5F66' },
      divider: '#D8E0E0',
      link: '#0E5263',
      wash: '#EDF2F1',
      tint: '#DCEAE7',
      deep: '#123B47',
      block: '#B93A22',
    },
    red: { wash: '#F4F1F1', deep: '#241C26' },
  },
  onDark: 'secondary',
  theme: {
    type: buildType(faces, {
      contrast: 0.95,
      heading: { fontWeight: 650, letterSpacing: '-0.025em', lineHeight: 1.16 },
      display: {
        letterSpacing: '-0.045em',
        lineHeight: 1.02,
        textTransform: 'none',
        advance: '0.58',
      },
    }),
    shape: {
      radiusSmall: '6px',
      borderRadius: '8px',
      radiusLarge: '8px',
      radiusButton: '8px',
      radiusChip: '6px',
      rule: '2px',
      panelBorder: '1px solid var(--mui-palette-divider)',
    },
    shadows: buildShadows(
      'none',
      '0 10px 28px -14px rgb(16 36 43 / 30%)',
      '0 22px 56px -16px rgb(16 36 43 / 40%)',
    ),
    card: { ...filledCard, border: '1px solid transparent', pad: '1.25rem', hover: 'none' },
    button: { border: 'transparent', shadow: 'none', pressed: 'none', fontWeight: 650 },
    rhythm: buildRhythm(1.05, 1280),
    // The four pieces of its logo, in a row.
    motif: toMotif(
      'M0 24A24 24 0 0 1 24 0v24zM24 0h12v12H24zM36 12h12v12H36zM36 0a12 12 0 0 1 12 12H36z',
    ),
  },
  manner: { hero: 'split', sections: 'ruled' },
};
