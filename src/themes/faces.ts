/** Of an axis: one place on it, or from where to where. */
type Axis = number | { readonly min: number; readonly max: number };

/** A variable type face as its npm package ships it, and what of it the shop sends. */
export interface Face {
  readonly family: string;
  /** Below `@fontsource-variable`. */
  readonly from: FontPackage;
  /** Of the package's files, the one that has the axes which are used. */
  readonly axis: 'wght' | 'wdth' | 'opsz' | 'soft';
  /** What is left of its axes. Each that is one place only halves what browsers load, or better. */
  readonly cut: { readonly wght: Axis } & Readonly<Record<string, Axis>>;
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
    cut: { wght: { min: 400, max: 800 }, wdth: 100 },
    standIn: 'Arial',
  },
  archivoWide: {
    family: 'Archivo Wide',
    from: 'archivo',
    axis: 'wdth',
    cut: { wght: 850, wdth: 120 },
    standIn: 'Arial',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    from: 'bricolage-grotesque',
    axis: 'wght',
    cut: { wght: 780 },
    standIn: 'Arial',
  },
  familjen: {
    family: 'Familjen Grotesk',
    from: 'familjen-grotesk',
    axis: 'wght',
    cut: { wght: 600 },
    standIn: 'Arial',
  },
  figtree: {
    family: 'Figtree',
    from: 'figtree',
    axis: 'wght',
    cut: { wght: { min: 400, max: 700 } },
    standIn: 'Arial',
  },
  fraunces: {
    family: 'Fraunces',
    from: 'fraunces',
    axis: 'soft',
    cut: { wght: 560, SOFT: 100 },
    standIn: 'Georgia',
  },
  instrument: {
    family: 'Instrument Sans',
    from: 'instrument-sans',
    axis: 'wght',
    cut: { wght: { min: 400, max: 700 } },
    standIn: 'Arial',
  },
  newsreader: {
    family: 'Newsreader',
    from: 'newsreader',
    axis: 'wght',
    cut: { wght: 480 },
    standIn: 'Georgia',
  },
} as const satisfies Readonly<Record<string, Face>>;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as readonly FaceName[];

export const standInOf = (name: FaceName): string => `${faces[name].family} Stand-in`;

/** As `font-family` wants it. */
export const toFamily = (name: FaceName): string => {
  const { family, standIn } = faces[name];
  const last = standIn === 'Georgia' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `"${family}","${standInOf(name)}",${last}`;
};
