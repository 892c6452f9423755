import type { Brand } from '../brand';

/** Editorial and formal: a serif, navy and burnt orange, thin rules, wide margins. */
export const summit = {
  paint: {
    default: {
      primary: '#BE5220',
      secondary: '#E7A33E',
      cta: '#A5430F',
      ctaHover: '#7D310A',
      link: '#8F3A0E',
      ink: '#14213D',
      inkSoft: '#515970',
      paper: '#FFFFFF',
      wash: '#F5F1EA',
      tint: '#F3E6DA',
      line: '#DAD5CB',
      deep: '#14213D',
      band: '#EBCFB4',
      block: '#1C2E54',
    },
    red: { deep: '#231A2B' },
  },
  type: {
    heading: 'newsreader',
    body: 'figtree',
    contrast: 0.98,
    weight: 480,
    displayTracking: '-0.03em',
    tracking: '-0.015em',
    displayLeading: 1.04,
    leading: 1.18,
    case: 'none',
  },
  shape: {
    radius: ['2px', '2px', '2px'],
    button: '2px',
    chip: '2px',
    rule: '1px',
    edge: '1px solid var(--mui-palette-divider)',
  },
  shadow: ['none', 'none', '0 20px 60px -20px rgb(20 33 61 / 35%)'],
  card: { border: '0', ground: 'none', pad: '0px', hover: 'none' },
  button: { border: 'transparent', shadow: 'none', pressed: 'none', onDark: 'cta', weight: 600 },
  air: 1.12,
  width: '1160px',
  manner: { hero: 'editorial', sections: 'aside' },
  // Two summits in front of the sun.
  motif: 'M0 24 14 2l14 22zM24 12 34 0l14 24H32zM20 4a4 4 0 1 1 6 4z',
} as const satisfies Brand;
