import type { Brand } from '../brand';

/** Loud and athletic: the widest, blackest cut of its face, thick rules, shadows like a second print run. */
export const ekipa = {
  paint: {
    default: { deep: '#161210', ink: '#161210' },
    red: {
      ink: '#161210',
      inkSoft: '#574D48',
      wash: '#F5EFE8',
      line: '#161210',
      control: '#6B615B',
      deep: '#161210',
    },
  },
  type: {
    heading: 'archivoWide',
    body: 'archivo',
    contrast: 0.84,
    weight: 850,
    displayTracking: '-0.025em',
    tracking: '-0.01em',
    displayLeading: 1.04,
    leading: 1.16,
    case: 'uppercase',
  },
  shape: {
    radius: ['3px', '4px', '6px'],
    button: '4px',
    chip: '4px',
    rule: '3px',
    edge: '2px solid var(--mui-palette-text-primary)',
  },
  shadow: [
    '3px 3px 0 var(--mui-palette-text-primary)',
    '6px 6px 0 var(--mui-palette-text-primary)',
    '8px 8px 0 var(--mui-palette-text-primary)',
  ],
  card: {
    border: '2px solid var(--mui-palette-text-primary)',
    ground: 'surface',
    pad: '1rem',
    hover: 'translate(-3px, -3px)',
  },
  button: {
    border: 'var(--mui-palette-text-primary)',
    shadow: '3px 3px 0 var(--mui-palette-text-primary)',
    pressed: 'translate(3px, 3px)',
    onDark: 'cta',
    weight: 800,
  },
  air: 0.9,
  width: '1280px',
  manner: { hero: 'poster', sections: 'ruled' },
  // Arrows that point forwards.
  motif: 'M0 0h8l8 12-8 12H0l8-12zM16 0h8l8 12-8 12h-8l8-12zM32 0h8l8 12-8 12h-8l8-12z',
} as const satisfies Brand;
