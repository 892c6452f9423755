/** A picture as pages and components know it. */
export interface Picture {
  /** A path below `/images` with its version, or an absolute address: what the image proxy takes. */
  readonly src: string;
  /** Of the picture itself, in px. */
  readonly width: number;
  readonly height: number;
  /** The tone of the whole, `#rrggbb`: stands in its place while it loads. */
  readonly color: string;
}
