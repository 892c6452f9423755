import type { Brand } from '../brand';

/** A modern consultancy: blocks of colour, one sober face. */
export const ensemble = {
  paint: {
    default: {
      primary: '#E4573D',
      secondary: '#F6AE2D',
      cta: '#123B47',
      ctaHover: '#08232B',
      link: '#0E5263',
      ink: '#10242B',
      inkSoft: '#4F5F66',
      wash: '#EDF2F1',
      tint: '#DCEAE7',
      line: '#D8E0E0',
      deep: '#123B47',
      block: '#B93A22',
    },
    red: { deep: '#241C26', wash: '#F4F1F1' },
  },
  type: {
    heading: 'instrument',
    body: 'instrument',
    contrast: 0.95,
    weight: 650,
    displayTracking: '-0.045em',
    tracking: '-0.025em',
    displayLeading: 1.02,
    leading: 1.16,
    case: 'none',
  },
  shape: {
    radius: ['6px', '8px', '8px'],
    button: '8px',
    chip: '6px',
    rule: '2px',
    edge: '1px solid var(--mui-palette-divider)',
  },
  shadow: [
    'none',
    '0 10px 28px -14px rgb(16 36 43 / 30%)',
    '0 22px 56px -16px rgb(16 36 43 / 40%)',
  ],
  card: { border: '1px solid transparent', ground: 'surface', pad: '1.25rem', hover: 'none' },
  button: {
    border: 'transparent',
    shadow: 'none',
    pressed: 'none',
    onDark: 'secondary',
    weight: 650,
  },
  air: 1.05,
  width: '1280px',
  manner: { hero: 'split', sections: 'ruled' },
  // The four pieces of its logo, in a row.
  motif: 'M0 24A24 24 0 0 1 24 0v24zM24 0h12v12H24zM36 12h12v12H36zM36 0a12 12 0 0 1 12 12H36z',
} as const satisfies Brand;
