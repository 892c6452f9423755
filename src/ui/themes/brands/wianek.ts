import type { Brand } from '../brand';
import { buildRhythm, buildShadows, buildType, filledCard, toMotif } from '../brandParts';

const faces = { heading: 'fraunces', body: 'figtree' } as const;

/** Tender and festive: a soft serif, petals, washes of rose. */
export const wianek: Brand = {
  faces,
  palettes: {
    default: {},
    red: {
      cta: { main: '#C0233F', dark: '#941830', contrastText: '#FFFFFF' },
      text: { primary: '#33141E', secondary: '#6D4B54' },
      divider: '#F0DAD8',
      control: '#95787D',
      link: '#A81D37',
      wash: '#FCEFEE',
      tint: '#FADFDF',
      deep: '#4A1729',
      band: '#F9C6C9',
      bandInk: '#3A0F1D',
      block: '#A81D44',
    },
  },
  onDark: 'cta',
  theme: {
    type: buildType(faces, {
      contrast: 0.97,
      heading: { fontWeight: 560, letterSpacing: '-0.015em', lineHeight: 1.18 },
      display: {
        letterSpacing: '-0.03em',
        lineHeight: 1.05,
        textTransform: 'none',
        advance: '0.58',
      },
    }),
    shape: {
      radiusSmall: '14px',
      borderRadius: '26px',
      radiusLarge: '48px',
      radiusButton: '999px',
      radiusChip: '999px',
      rule: '1px',
      panelBorder: '1px solid var(--mui-palette-divider)',
    },
    shadows: buildShadows(
      '0 1px 2px rgb(74 23 41 / 5%)',
      '0 20px 44px -20px rgb(168 29 68 / 30%)',
      '0 28px 64px -18px rgb(74 23 41 / 36%)',
    ),
    card: { ...filledCard, border: '0', pad: '1.25rem', hover: 'translateY(-4px)' },
    button: { border: 'transparent', shadow: 'none', pressed: 'scale(0.98)', fontWeight: 650 },
    rhythm: buildRhythm(1.12, 1240),
    // A blossom between two leaves.
    motif: toMotif(
      'M19.8 6.4a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM25.1 10.3a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM23.1 16.5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM16.5 16.5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM14.5 10.3a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM1 12q6.5-8 13 0-6.5 8-13 0zM34 12q6.5-8 13 0-6.5 8-13 0z',
    ),
  },
  manner: { hero: 'centred', sections: 'centred' },
};
