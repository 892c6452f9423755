/** A variable type face as its npm package ships it. */
export interface Face {
  readonly family: string;
  /** Below `@fontsource-variable`. */
  readonly from: FontPackage;
  /** Of the package's cuts, the one that has the axes which are used. */
  readonly axis: 'wght' | 'wdth' | 'opsz' | 'soft';
  readonly weights: string;
  readonly widths?: string;
  /** What stands in until it is there, or for good where the connection is slow. */
  readonly standIn: 'Arial' | 'Georgia';
}

export type FontPackage =
  | 'archivo'
  | 'bricolage-grotesque'
  | 'familjen-grotesk'
  | 'figtree'
  | 'fraunces'
  | 'instrument-sans'
  | 'newsreader';

export const faces = {
  archivo: {
    family: 'Archivo',
    from: 'archivo',
    axis: 'wdth',
    weights: '100 900',
    widths: '62% 125%',
    standIn: 'Arial',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    from: 'bricolage-grotesque',
    axis: 'wght',
    weights: '200 800',
    standIn: 'Arial',
  },
  familjen: {
    family: 'Familjen Grotesk',
    from: 'familjen-grotesk',
    axis: 'wght',
    weights: '400 700',
    standIn: 'Arial',
  },
  figtree: {
    family: 'Figtree',
    from: 'figtree',
    axis: 'wght',
    weights: '300 900',
    standIn: 'Arial',
  },
  fraunces: {
    family: 'Fraunces',
    from: 'fraunces',
    axis: 'soft',
    weights: '100 900',
    standIn: 'Georgia',
  },
  instrument: {
    family: 'Instrument Sans',
    from: 'instrument-sans',
    axis: 'wght',
    weights: '400 700',
    standIn: 'Arial',
  },
  newsreader: {
    family: 'Newsreader',
    from: 'newsreader',
    axis: 'wght',
    weights: '200 800',
    standIn: 'Georgia',
  },
} as const satisfies Readonly<Record<string, Face>>;

export type FaceName = keyof typeof faces;

export const standInOf = (name: FaceName): string => `${faces[name].family} Stand-in`;

/** As `font-family` wants it. */
export const toFamily = (name: FaceName): string => {
  const { family, standIn } = faces[name];
  const last = standIn === 'Georgia' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `"${family}","${standInOf(name)}",${last}`;
};
