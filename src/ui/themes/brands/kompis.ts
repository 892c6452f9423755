import type { Brand } from '../brand';

/** Nordic calm: much air, hairlines instead of shadows, one blue. */
export const kompis = {
  paint: {
    default: {
      primary: '#2A6A94',
      secondary: '#F3C667',
      cta: '#1E5B86',
      ctaHover: '#153F5E',
      link: '#1B547C',
      ink: '#15242F',
      inkSoft: '#54646F',
      wash: '#EFF4F7',
      tint: '#E0ECF4',
      line: '#DAE3E9',
      deep: '#12303F',
      band: '#F7DFA5',
      block: '#1E5B86',
    },
    red: { wash: '#F8F4F2', line: '#E8DFDB', tint: '#FBEAE8', deep: '#33191C', band: '#FAD9B8' },
  },
  type: {
    heading: 'familjen',
    body: 'figtree',
    contrast: 0.98,
    weight: 600,
    displayTracking: '-0.035em',
    tracking: '-0.02em',
    displayLeading: 1.04,
    leading: 1.16,
    case: 'none',
  },
  shape: {
    radius: ['12px', '20px', '32px'],
    button: '14px',
    chip: '12px',
    rule: '1px',
    edge: '1px solid var(--mui-palette-divider)',
  },
  shadow: ['none', 'none', '0 0 0 1px var(--mui-palette-divider)'],
  card: { border: '0', ground: 'none', pad: '0px', hover: 'none' },
  button: {
    border: 'transparent',
    shadow: 'none',
    pressed: 'none',
    onDark: 'secondary',
    weight: 650,
  },
  air: 1.22,
  width: '1240px',
  manner: { hero: 'framed', sections: 'plain' },
  // Two circles that touch, and the horizon.
  motif: 'M12 0a12 12 0 1 1 0 24a12 12 0 0 1 0-24zM24 12a12 12 0 0 1 24 0z',
} as const satisfies Brand;
