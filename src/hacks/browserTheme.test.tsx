/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { ComponentCatalogue } from '@/ui/themes/componentCatalogue';
import { getComponentTheme } from '@/ui/themes/componentTheme';
import { ControlTheme } from '@/ui/controls/ControlTheme';
import { provideTheme } from '@/ui/controls/themeSource';
import { reviveTheme, toThemeData } from './browserTheme';

/** All that MUI makes of a theme: the rules of all components, and the elements with the names of their classes. */
const renderCatalogue = (theme: Theme) => {
  provideTheme(theme);
  const cache = createCache({ key: 'mui', stylisPlugins: [] });
  // Otherwise jsdom would parse a thousand rules, which takes most of the test's time.
  cache.sheet.insert = () => {};
  const { baseElement } = render(
    <CacheProvider value={cache}>
      <ControlTheme>
        <ComponentCatalogue />
      </ControlTheme>
    </CacheProvider>,
  );
  // React numbers ids in the order of their creation.
  const html = baseElement.innerHTML.replaceAll(/_r_\w+_|mui-\d+\b/g, 'id');
  cleanup();
  return { html, names: Object.keys(cache.inserted) };
};

it('a browser styles components like the server, though its theme has few functions', () => {
  const theme = getComponentTheme();
  const { html, names } = renderCatalogue(theme);
  expect(names.length).toBeGreaterThan(100);
  const inBrowser = renderCatalogue(reviveTheme(JSON.parse(toThemeData(theme))));
  expect(inBrowser.names).toEqual(names);
  expect(inBrowser.html === html).toBe(true);
});

it('the file is a fraction of what creates a theme', () => {
  expect(toThemeData(getComponentTheme()).length).toBeLessThan(25_000);
});
