import type { Brand } from '../brand';

/** A warm, witty company of players: heavy type set tight, teal and sun on sand. */
export const troupe = {
  paint: {
    default: { paper: '#FFFDF9', ink: '#13272B', inkSoft: '#4D5F63', line: '#E9E0CF' },
    red: {},
  },
  type: {
    heading: 'bricolage',
    body: 'figtree',
    contrast: 1,
    weight: 780,
    displayTracking: '-0.045em',
    tracking: '-0.025em',
    displayLeading: 0.98,
    leading: 1.12,
    case: 'none',
  },
  shape: {
    radius: ['9px', '14px', '24px'],
    button: '999px',
    chip: '999px',
    rule: '1px',
    edge: '1px solid var(--mui-palette-divider)',
  },
  shadow: [
    '0 1px 2px rgb(19 39 43 / 6%)',
    '0 18px 40px -18px rgb(19 39 43 / 28%)',
    '0 24px 64px -16px rgb(19 39 43 / 38%)',
  ],
  card: {
    border: '1px solid var(--mui-palette-divider)',
    ground: 'surface',
    pad: '1.125rem',
    hover: 'translateY(-4px)',
  },
  button: {
    border: 'transparent',
    shadow: 'none',
    pressed: 'scale(0.98)',
    onDark: 'secondary',
    weight: 700,
  },
  air: 1,
  width: '1280px',
  manner: { hero: 'poster', sections: 'plain' },
  // Three players, side by side.
  motif: 'M2 24v-8a6 6 0 0 1 12 0v8zM18 24V8a6 6 0 0 1 12 0v16zM34 24v-8a6 6 0 0 1 12 0v8z',
} as const satisfies Brand;
