import { sites } from '@/config/sites/records';
import { themeNames } from '@/config/sites/site';
import { getContrastRatio } from '@mui/material/styles';
import { contrast } from '@/testing/contrast';
import { brands, getBrand, getSiteTheme } from './brands';

const white = '#FFFFFF';

it('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', white)).toBeCloseTo(21, 5);
  expect(contrast('#777777', white)).toBeCloseTo(4.48, 2);
});

it('every shop group that a site sells has a brand of its own', () => {
  const groups = new Set(Object.values(sites).map(({ shopGroupId }) => String(shopGroupId)));
  expect(Object.keys(brands).sort()).toEqual([...groups].sort());
});

it('a shop group that nobody has designed for looks like the house', () => {
  expect(getBrand(99)).toBe(brands[1]);
  expect(getSiteTheme('default', 99).palette.cta).toEqual(getSiteTheme('default', 1).palette.cta);
});

it('no two brands are told apart by their name alone', () => {
  const looks = Object.values(brands).map(({ faces, theme, manner }) =>
    JSON.stringify([faces.heading, theme.shape, manner]),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

const painted = themeNames.flatMap((theme) =>
  Object.keys(brands).map((id) => [theme, Number(id)] as const),
);

describe.each(painted)('the %s theme in the colours of shop group %d', (theme, shopGroupId) => {
  const { palette } = getSiteTheme(theme, shopGroupId);
  const { text, background, Alert } = palette;
  const paper = background.default;
  const surface = background.paper;
  const soft = text.secondary;

  it.each([
    ['white', white, 'a button', palette.cta.main],
    ['white', white, 'a button under the pointer', palette.cta.dark],
    ['white', white, 'green', palette.green.main],
    ['white', white, 'deep bands', palette.deep],
    ['white', white, 'the loud band', palette.block],
    ['band ink', palette.bandInk, 'band', palette.band],
    ['notice ink', Alert.warningColor, 'notice', Alert.warningStandardBg],
    ['danger', palette.error.main, 'its wash', Alert.errorStandardBg],
    ['danger', palette.error.main, 'surface', surface],
    ['good news', palette.green.main, 'surface', surface],
    ['good news', palette.green.main, 'paper', paper],
    ['a link', palette.link, 'paper', paper],
    ['a link', palette.link, 'wash', palette.wash],
    ['a link', palette.link, 'tint', palette.tint],
    ['ink', text.primary, 'paper', paper],
    ['ink', text.primary, 'wash', palette.wash],
    ['ink', text.primary, 'tint', palette.tint],
    ['soft ink', soft, 'paper', paper],
    ['soft ink', soft, 'wash', palette.wash],
    ['soft ink', soft, 'tint', palette.tint],
    ['soft ink', soft, 'surface', surface],
  ])('%s (%s) can be read on %s (%s)', (_text, colour, _ground, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edges of fields', palette.control, 'surface', surface],
    ['edges of fields', palette.control, 'paper', paper],
    ['edges of fields', palette.control, 'wash', palette.wash],
    ['large figures', palette.primary.main, 'paper', paper],
    ['a focus ring', palette.link, 'wash', palette.wash],
    ['a focus ring', white, 'deep bands', palette.deep],
  ])('%s (%s) can be seen on %s (%s)', (_thing, colour, _ground, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    'primary',
    'secondary',
    'green',
    'cta',
    'ctaOnDark',
    'error',
    'success',
    'info',
    'warning',
  ] as const)('the text of a button in %s can be read', (name) => {
    const { main, contrastText } = palette[name];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['cta', 'ctaOnDark', 'green'] as const)('so can it under the pointer: %s', (name) => {
    const { dark, contrastText } = palette[name];
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['error', 'success', 'info', 'warning'] as const)('an alert can be read: %s', (name) => {
    expect(
      getContrastRatio(Alert[`${name}Color`], Alert[`${name}StandardBg`]),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('every colour that is not mixed is a full hex code', () => {
    const { link, wash, tint, control, deep, band, bandInk, block, cta, divider } = palette;
    const colours = [link, wash, tint, control, deep, band, bandInk, block, divider, paper, soft];
    for (const colour of [...colours, cta.main, cta.dark]) {
      expect(colour).toMatch(/^#[\dA-F]{6}$/);
    }
  });
});

// Spec section 9.
it.each(Object.keys(brands).map(Number))(
  'shop group %d keeps the three colours of the red theme',
  (shopGroupId) => {
    expect(getSiteTheme('red', shopGroupId).palette).toMatchObject({
      primary: { main: '#EC3F43' },
      secondary: { main: '#FF8A12' },
      green: { main: '#008768' },
    });
  },
);
