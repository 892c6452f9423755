import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getControlTheme } from './themeSource';

/**
 * The MUI theme for controls below. MUI's `ThemeProvider` would also manage colour schemes, of which there is one; that
 * takes six times as long as a button (docs/decisions/0003), and a page has a provider for each control that hydrates on
 * its own. The stylesheet of the document has the theme's variables (ui/themes/paintFile.ts).
 */
export const ControlTheme = ({ children }: { readonly children: ReactNode }) => {
  const theme = getControlTheme();
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- MUI's type names default props alone; its own provider passes all of `components`
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
};

/** Puts a control below the MUI theme. */
export const withControlTheme = <Props extends object>(
  Control: ComponentType<Props>,
): ComponentType<Props> => {
  const Themed = (props: Props) => (
    <ControlTheme>
      <Control {...props} />
    </ControlTheme>
  );
  return Themed;
};
