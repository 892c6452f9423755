import type { Brand } from '../brand';
import { bareCard, buildRhythm, buildShadows, buildType, toMotif } from '../brandParts';

const faces = { heading: 'familjen', body: 'figtree' } as const;

/** Nordic calm: much air, hairlines instead of shadows, one blue. */
export const kompis: Brand = {
  faces,
  palettes: {
    default: {
      primary: { main: '#2A6A94' },
      secondary: { main: '#F3C667' },
      cta: { main: '#1E5B86', dark: '#153F5E', contrastText: '#FFFFFF' },
      text: { primary: '#15242F', secondary: '#54646F' },
      divider: '#DAE3E9',
      link: '#1B547C',
      wash: '#EFF4F7',
      tint: '#E0ECF4',
      deep: '#12303F',
      band: '#F7DFA5',
      block: '#1E5B86',
    },
    red: {
      divider: '#E8DFDB',
      wash: '#F8F4F2',
      tint: '#FBEAE8',
      deep: '#33191C',
      band: '#FAD9B8',
    },
  },
  onDark: 'secondary',
  theme: {
    type: buildType(faces, {
      contrast: 0.98,
      heading: { fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.16 },
      display: {
        letterSpacing: '-0.035em',
        lineHeight: 1.04,
        textTransform: 'none',
        advance: '0.58',
      },
    }),
    shape: {
      radiusSmall: '12px',
      borderRadius: '20px',
      radiusLarge: '32px',
      radiusButton: '14px',
      radiusChip: '12px',
      rule: '1px',
      panelBorder: '1px solid var(--mui-palette-divider)',
    },
    shadows: buildShadows('none', 'none', '0 0 0 1px var(--mui-palette-divider)'),
    card: bareCard,
    button: { border: 'transparent', shadow: 'none', pressed: 'none', fontWeight: 650 },
    rhythm: buildRhythm(1.22, 1240),
    // Two circles that touch, and the horizon.
    motif: toMotif('M12 0a12 12 0 1 1 0 24a12 12 0 0 1 0-24zM24 12a12 12 0 0 1 24 0z'),
  },
  manner: { hero: 'framed', sections: 'plain' },
};
