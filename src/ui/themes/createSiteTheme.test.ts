import { themeNames } from '@/config/sites/site';
import { brands, getSiteTheme } from './brands';
import { breakpoints } from './breakpoints';
import { createSiteTheme } from './createSiteTheme';
import { palettes } from './palettes';

const looks = themeNames.flatMap((theme) =>
  Object.entries(brands).map(([id, brand]) => [theme, Number(id), brand] as const),
);

describe.each(looks)('the %s theme of shop group %d', (name, _id, brand) => {
  const theme = createSiteTheme(name, brand);
  const own = brand.palettes[name];

  it('is the theme with the overrides of the brand', () => {
    expect(theme.palette).toMatchObject({
      mode: 'light',
      ...own,
      green: palettes[name].green,
      link: own.link ?? palettes[name].link,
      focus: theme.palette.link,
    });
    expect(theme).toMatchObject(brand.theme);
  });

  it('sets text in the variables of the document, which name the faces of the brand', () => {
    expect(theme.typography.fontFamily).toBe('var(--mui-type-body-fontFamily)');
    expect(theme.typography.h1.fontFamily).toBe('var(--mui-type-heading-fontFamily)');
    expect(theme.vars.type.heading.fontFamily).toContain('var(--mui-type-heading-fontFamily');
  });

  it('breaks where the breakpoints are', () => {
    expect(theme.breakpoints.values).toEqual(breakpoints);
    expect(theme.breakpoints.keys).toEqual(['xs', 'sm', 'md', 'lg', 'xl', 'xxl']);
    expect(theme.breakpoints.up('xxl')).toBe('@media (min-width:2560px)');
  });

  it('differs on large screens in size only', () => {
    const large = createSiteTheme(name, brand, 'xl');
    expect(large.palette.cta).toEqual(theme.palette.cta);
    expect(large.type.root).not.toBe(theme.type.root);
    expect(large.rhythm.space).toEqual(theme.rhythm.space);
  });
});

it('a theme is created once', () => {
  expect(getSiteTheme('red', 2)).toBe(getSiteTheme('red', 2));
});
