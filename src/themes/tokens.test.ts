import { themeNames } from '@/sites/site';
import { tokens } from './tokens';

/** WCAG 2.2, relative luminance of an sRGB colour. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const white = '#FFFFFF';

it('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', white)).toBeCloseTo(21, 5);
  expect(contrast('#777777', white)).toBeCloseTo(4.48, 2);
});

it('the red theme has the colours of spec section 9', () => {
  expect(tokens.red).toMatchObject({
    primary: '#EC3F43',
    secondary: '#FF8A12',
    green: '#008768',
  });
});

it('there are tokens for every theme', () => {
  expect(Object.keys(tokens).sort()).toEqual([...themeNames].sort());
});

describe.each(themeNames)('in the %s theme', (name) => {
  const token = tokens[name];

  it.each([
    ['white', white, 'a button', token.cta],
    ['white', white, 'a button under the pointer', token.ctaHover],
    ['white', white, 'green', token.green],
    ['white', white, 'deep bands', token.deep],
    ['ink', token.ink, 'secondary', token.secondary],
    ['a link', token.link, 'paper', token.paper],
    ['a link', token.link, 'wash', token.wash],
    ['ink', token.ink, 'paper', token.paper],
    ['ink', token.ink, 'wash', token.wash],
    ['soft ink', token.inkSoft, 'paper', token.paper],
    ['soft ink', token.inkSoft, 'wash', token.wash],
    ['soft ink', token.inkSoft, 'surface', token.surface],
  ])('%s (%s) can be read on %s (%s)', (_text, colour, _ground, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('every colour is a full hex code', () => {
    const colours = Object.values(token).filter((value) => typeof value === 'string');
    for (const colour of colours) expect(colour).toMatch(/^#[\dA-F]{6}$/);
  });
});
