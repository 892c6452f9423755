import { themeNames } from '@/config/sites/site';
import { brands, getPaint } from './brands';
import { breakpoints } from './breakpoints';
import { createSiteTheme } from './createSiteTheme';
import { toFamily } from './faces';

const looks = themeNames.flatMap((theme) =>
  Object.entries(brands).map(([id, brand]) => [theme, Number(id), brand] as const),
);

describe.each(looks)('the %s theme of shop group %d', (name, shopGroupId, brand) => {
  const theme = createSiteTheme(name, shopGroupId);
  const paint = getPaint(name, shopGroupId);

  it('paints with the colours of theme and brand', () => {
    expect(theme.palette).toMatchObject({
      mode: 'light',
      primary: { main: paint.primary },
      secondary: { main: paint.secondary, contrastText: paint.ink },
      green: { main: paint.green },
      cta: { main: paint.cta, dark: paint.ctaHover },
      text: { primary: paint.ink, secondary: paint.inkSoft },
      background: { default: paint.paper, paper: paint.surface },
    });
  });

  it('sets text in the face of the brand', () => {
    expect(theme.typography.fontFamily).toBe(toFamily(brand.type.body));
  });

  it('breaks where the breakpoints are', () => {
    expect(theme.breakpoints.values).toEqual(breakpoints);
    expect(theme.breakpoints.up('xxl')).toBe('@media (min-width:2560px)');
  });
});
