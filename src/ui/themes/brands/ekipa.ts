import type { Brand } from '../brand';
import { buildRhythm, buildShadows, buildType, filledCard, toMotif } from '../brandParts';

const faces = { heading: 'archivoWide', body: 'archivo' } as const;

const ink = '#161210';

/** Loud and athletic: the widest, blackest cut of its face, thick rules, shadows like a second print run. */
export const ekipa: Brand = {
  faces,
  palettes: {
    default: { text: { primary: ink }, deep: ink },
    red: {
      text: { primary: ink, secondary: '#574D48' },
      divider: ink,
      control: '#6B615B',
      wash: '#F5EFE8',
      deep: ink,
    },
  },
  onDark: 'cta',
  theme: {
    type: buildType(faces, {
      contrast: 0.84,
      heading: { fontWeight: 850, letterSpacing: '-0.01em', lineHeight: 1.16 },
      display: {
        letterSpacing: '-0.025em',
        lineHeight: 1.04,
        textTransform: 'uppercase',
        advance: '0.9',
      },
    }),
    shape: {
      radiusSmall: '3px',
      borderRadius: '4px',
      radiusLarge: '6px',
      radiusButton: '4px',
      radiusChip: '4px',
      rule: '3px',
      panelBorder: '2px solid var(--mui-palette-text-primary)',
    },
    shadows: buildShadows(
      '3px 3px 0 var(--mui-palette-text-primary)',
      '6px 6px 0 var(--mui-palette-text-primary)',
      '8px 8px 0 var(--mui-palette-text-primary)',
    ),
    card: {
      ...filledCard,
      border: '2px solid var(--mui-palette-text-primary)',
      pad: '1rem',
      hover: 'translate(-3px, -3px)',
    },
    button: {
      border: 'var(--mui-palette-text-primary)',
      shadow: '3px 3px 0 var(--mui-palette-text-primary)',
      pressed: 'translate(3px, 3px)',
      fontWeight: 800,
    },
    rhythm: buildRhythm(0.9, 1280),
    // Arrows that point forwards.
    motif: toMotif('M0 0h8l8 12-8 12H0l8-12zM16 0h8l8 12-8 12h-8l8-12zM32 0h8l8 12-8 12h-8l8-12z'),
  },
  manner: { hero: 'poster', sections: 'ruled' },
};
