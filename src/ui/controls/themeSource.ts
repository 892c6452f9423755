import type { Theme } from '@mui/material/styles';

let provided: Theme | undefined;

/** Provides the theme of MUI's components. In a browser it arrives as a file, with their code. */
export const provideTheme = (theme: Theme): void => {
  provided = theme;
};

export const getControlTheme = (): Theme => {
  if (!provided) throw new Error('A control is rendered before its theme was provided');
  return provided;
};
