import { sites } from '@/config/sites/records';
import { themeNames } from '@/config/sites/site';
import { contrast } from '@/testing/contrast';
import { brands, getBrand, getPaint } from './brands';

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
  expect(getPaint('default', 99)).toEqual(getPaint('default', 1));
});

it('no two brands are told apart by their name alone', () => {
  const looks = Object.values(brands).map(({ type, shape, manner }) =>
    JSON.stringify([type.heading, shape.radius, manner]),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

const painted = themeNames.flatMap((theme) =>
  Object.keys(brands).map((id) => [theme, Number(id)] as const),
);

describe.each(painted)('the %s theme in the colours of shop group %d', (theme, shopGroupId) => {
  const paint = getPaint(theme, shopGroupId);
  const heroCta = paint[getBrand(shopGroupId).button.onDark];

  it.each([
    ['white', white, 'a button', paint.cta],
    ['white', white, 'a button under the pointer', paint.ctaHover],
    ['white', white, 'green', paint.green],
    ['white', white, 'deep bands', paint.deep],
    ['white', white, 'the loud band', paint.block],
    ['band ink', paint.bandInk, 'band', paint.band],
    ['notice ink', paint.noticeInk, 'notice', paint.notice],
    ['danger', paint.danger, 'its wash', paint.dangerWash],
    ['danger', paint.danger, 'surface', paint.surface],
    ['good news', paint.green, 'surface', paint.surface],
    ['good news', paint.green, 'paper', paint.paper],
    ['a link', paint.link, 'paper', paint.paper],
    ['a link', paint.link, 'wash', paint.wash],
    ['a link', paint.link, 'tint', paint.tint],
    ['ink', paint.ink, 'paper', paint.paper],
    ['ink', paint.ink, 'wash', paint.wash],
    ['ink', paint.ink, 'tint', paint.tint],
    ['soft ink', paint.inkSoft, 'paper', paint.paper],
    ['soft ink', paint.inkSoft, 'wash', paint.wash],
    ['soft ink', paint.inkSoft, 'tint', paint.tint],
    ['soft ink', paint.inkSoft, 'surface', paint.surface],
  ])('%s (%s) can be read on %s (%s)', (_text, colour, _ground, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edges of fields', paint.control, 'surface', paint.surface],
    ['edges of fields', paint.control, 'paper', paint.paper],
    ['edges of fields', paint.control, 'wash', paint.wash],
    ['large figures', paint.primary, 'paper', paint.paper],
    ['a focus ring', paint.link, 'wash', paint.wash],
    ['a focus ring', white, 'deep bands', paint.deep],
  ])('%s (%s) can be seen on %s (%s)', (_thing, colour, _ground, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });

  it('the button of a dark hero can be read, whichever colour it has', () => {
    const ink = heroCta === paint.cta ? white : paint.bandInk;
    expect(contrast(ink, heroCta)).toBeGreaterThanOrEqual(4.5);
  });

  it('every colour is a full hex code', () => {
    for (const colour of Object.values(paint)) expect(colour).toMatch(/^#[\dA-F]{6}$/);
  });
});

// Spec section 9.
it.each(Object.keys(brands).map(Number))(
  'shop group %d keeps the three colours of the red theme',
  (shopGroupId) => {
    expect(getPaint('red', shopGroupId)).toMatchObject({
      primary: '#EC3F43',
      secondary: '#FF8A12',
      green: '#008768',
    });
  },
);
