import type { Brand } from '../brand';
import { buildRhythm, buildShadows, buildType, filledCard, toMotif } from '../brandParts';

const faces = { heading: 'bricolage', body: 'figtree' } as const;

/** A warm, witty company of players: heavy type set tight, teal and sun on sand. */
export const troupe: Brand = {
  faces,
  palettes: {
    default: {
      text: { primary: '#13272B', secondary: '#4D5F63' },
      background: { default: '#FFFDF9' },
      divider: '#E9E0CF',
    },
    red: {},
  },
  onDark: 'secondary',
  theme: {
    type: buildType(faces, {
      contrast: 1,
      heading: { fontWeight: 780, letterSpacing: '-0.025em', lineHeight: 1.12 },
      display: {
        letterSpacing: '-0.045em',
        lineHeight: 0.98,
        textTransform: 'none',
        advance: '0.58',
      },
    }),
    shape: {
      radiusSmall: '9px',
      borderRadius: '14px',
      radiusLarge: '24px',
      radiusButton: '999px',
      radiusChip: '999px',
      rule: '1px',
      panelBorder: '1px solid var(--mui-palette-divider)',
    },
    shadows: buildShadows(
      '0 1px 2px rgb(19 39 43 / 6%)',
      '0 18px 40px -18px rgb(19 39 43 / 28%)',
      '0 24px 64px -16px rgb(19 39 43 / 38%)',
    ),
    card: {
      ...filledCard,
      border: '1px solid var(--mui-palette-divider)',
      pad: '1.125rem',
      hover: 'translateY(-4px)',
    },
    button: { border: 'transparent', shadow: 'none', pressed: 'scale(0.98)', fontWeight: 700 },
    rhythm: buildRhythm(1, 1280),
    // Three players, side by side.
    motif: toMotif(
      'M2 24v-8a6 6 0 0 1 12 0v8zM18 24V8a6 6 0 0 1 12 0v16zM34 24v-8a6 6 0 0 1 12 0v8z',
    ),
  },
  manner: { hero: 'poster', sections: 'plain' },
};
