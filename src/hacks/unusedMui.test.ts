import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const material = 'node_modules/@mui/material';

const readModule = (path: string) => readFileSync(join(material, path), 'utf8');

// `next.config.js` replaces these three by their file names.
it.each(['styles/defaultTheme.mjs', 'ButtonBase/TouchRipple.mjs', 'CircularProgress/index.mjs'])(
  'MUI still has %s',
  (path) => {
    expect(readModule(path)).not.toBe('');
  },
);

it('MUI asks for the theme to fall back on by that name alone', () => {
  const askers = readdirSync(join(material, 'styles'))
    .filter((file) => file.endsWith('.mjs'))
    .filter((file) => readModule(`styles/${file}`).includes('defaultTheme.mjs'));
  expect(askers).toContain('styled.mjs');
  expect(askers).toContain('useTheme.mjs');
});

it('the ripple of buttons is switched off, so that its module is never used', async () => {
  const { getComponentTheme } = await import('@/ui/themes/componentTheme');
  expect(getComponentTheme().components?.MuiButtonBase?.defaultProps).toMatchObject({
    disableRipple: true,
    disableTouchRipple: true,
  });
});
