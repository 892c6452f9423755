import { themeNames } from '@/sites/site';
import { breakpoints } from './breakpoints';
import { createSiteTheme } from './createSiteTheme';
import { tokens } from './tokens';

describe.each(themeNames)('the %s theme', (name) => {
  const theme = createSiteTheme(name);
  const token = tokens[name];

  it('paints with its tokens', () => {
    expect(theme.palette).toMatchObject({
      mode: 'light',
      primary: { main: token.primary },
      secondary: { main: token.secondary, contrastText: token.ink },
      green: { main: token.green },
      cta: { main: token.cta, dark: token.ctaHover },
      text: { primary: token.ink, secondary: token.inkSoft },
      background: { default: token.paper, paper: token.surface },
    });
    expect(theme.shape.borderRadius).toBe(token.radius);
  });

  it('breaks where the breakpoints are', () => {
    expect(theme.breakpoints.values).toEqual(breakpoints);
    expect(theme.breakpoints.up('xxl')).toBe('@media (min-width:2560px)');
  });
});
