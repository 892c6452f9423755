import type { Brand } from '../brand';

/** Tender and festive: a soft serif, petals, washes of rose. */
export const wianek = {
  paint: {
    default: {},
    red: {
      ink: '#33141E',
      inkSoft: '#6D4B54',
      cta: '#C0233F',
      ctaHover: '#941830',
      link: '#A81D37',
      paper: '#FFFFFF',
      wash: '#FCEFEE',
      tint: '#FADFDF',
      line: '#F0DAD8',
      control: '#95787D',
      deep: '#4A1729',
      band: '#F9C6C9',
      bandInk: '#3A0F1D',
      block: '#A81D44',
    },
  },
  type: {
    heading: 'fraunces',
    body: 'figtree',
    contrast: 0.97,
    weight: 560,
    displayTracking: '-0.03em',
    tracking: '-0.015em',
    displayLeading: 1.05,
    leading: 1.18,
    case: 'none',
  },
  shape: {
    radius: ['14px', '26px', '48px'],
    button: '999px',
    chip: '999px',
    rule: '1px',
    edge: '1px solid var(--mui-palette-divider)',
  },
  shadow: [
    '0 1px 2px rgb(74 23 41 / 5%)',
    '0 20px 44px -20px rgb(168 29 68 / 30%)',
    '0 28px 64px -18px rgb(74 23 41 / 36%)',
  ],
  card: {
    border: '0',
    ground: 'surface',
    pad: '1.25rem',
    hover: 'translateY(-4px)',
  },
  button: {
    border: 'transparent',
    shadow: 'none',
    pressed: 'scale(0.98)',
    onDark: 'cta',
    weight: 650,
  },
  air: 1.12,
  width: '1240px',
  manner: { hero: 'centred', sections: 'centred' },
  // A blossom between two leaves.
  motif:
    'M19.8 6.4a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM25.1 10.3a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM23.1 16.5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM16.5 16.5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM14.5 10.3a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM1 12q6.5-8 13 0-6.5 8-13 0zM34 12q6.5-8 13 0-6.5 8-13 0z',
} as const satisfies Brand;
