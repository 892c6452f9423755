import type { Brand } from '../brand';
import { bareCard, buildRhythm, buildShadows, buildType, toMotif } from '../brandParts';

const faces = { heading: 'newsreader', body: 'figtree' } as const;

/** Editorial and formal: a serif, navy and burnt orange, thin rules, wide margins. */
export const summit: Brand = {
  faces,
  palettes: {
    default: {
      primary: { main: '#BE5220' },
      secondary: { main: '#E7A33E' },
      cta: { main: '#A5430F', dark: '#7D310A', contrastText: '#FFFFFF' },
      text: { primary: '#14213D', secondary: '#515970' },
      divider: '#DAD5CB',
      link: '#8F3A0E',
      wash: '#F5F1EA',
      tint: '#F3E6DA',
      deep: '#14213D',
      band: '#EBCFB4',
      block: '#1C2E54',
    },
    red: { deep: '#231A2B' },
  },
  onDark: 'cta',
  theme: {
    type: buildType(faces, {
      contrast: 0.98,
      heading: { fontWeight: 480, letterSpacing: '-0.015em', lineHeight: 1.18 },
      display: {
        letterSpacing: '-0.03em',
        lineHeight: 1.04,
        textTransform: 'none',
        advance: '0.58',
      },
    }),
    shape: {
      radiusSmall: '2px',
      borderRadius: '2px',
      radiusLarge: '2px',
      radiusButton: '2px',
      radiusChip: '2px',
      rule: '1px',
      panelBorder: '1px solid var(--mui-palette-divider)',
    },
    shadows: buildShadows('none', 'none', '0 20px 60px -20px rgb(20 33 61 / 35%)'),
    card: bareCard,
    button: { border: 'transparent', shadow: 'none', pressed: 'none', fontWeight: 600 },
    rhythm: buildRhythm(1.12, 1160),
    // Two summits in front of the sun.
    motif: toMotif('M0 24 14 2l14 22zM24 12 34 0l14 24H32zM20 4a4 4 0 1 1 6 4z'),
  },
  manner: { hero: 'editorial', sections: 'aside' },
};
