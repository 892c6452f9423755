import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface Palette {
    green: Palette['primary'];
    cta: Palette['primary'];
  }
  interface PaletteOptions {
    green?: PaletteOptions['primary'];
    cta?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    cta: true;
    green: true;
  }
}
