/** A picture in the form that pages and components use. */
export interface Picture {
  /** A path below `/images` with its version, or an absolute URL, as the image proxy accepts it. */
  readonly src: string;
  /** Of the source, in px. */
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`: shown while the picture loads. */
  readonly color: string;
}
