import { keysOf } from '@/lib/keysOf';

/** A fixed position on a variation axis, or a range. */
type Axis = number | { readonly min: number; readonly max: number };

/** A variable typeface from an npm package, and the part of it that the shop serves. */
export interface Face {
  readonly family: string;
  /** Package name below `@fontsource-variable`. */
  readonly from: FontPackage;
  /** The package's file that contains the required axes. */
  readonly axis: 'wght' | 'wdth' | 'opsz' | 'soft';
  /** The remaining axes. Each fixed axis at least halves the file size. */
  readonly cut: { readonly wght: Axis } & Readonly<Record<string, Axis>>;
  /** Fallback font until the face has loaded, or permanently on a slow connection. */
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

export const faceNames: readonly FaceName[] = keysOf(faces);

export const standInOf = (name: FaceName): string => `${faces[name].family} Stand-in`;

/** Value for `font-family`. */
export const toFamily = (name: FaceName): string => {
  const { family, standIn } = faces[name];
  const last = standIn === 'Georgia' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `"${family}","${standInOf(name)}",${last}`;
};
