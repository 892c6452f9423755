import { isOneOf } from '@troupe/basics/isOneOf';
import { err, ok, type Result } from '@troupe/basics/result';
import {
  type ImageFit,
  imageFits,
  type ImageFormat,
  imageFormats,
  isVariantHeight,
  type Variants,
} from './variants';

/** Requested properties of a picture. An absent one is as in the source. */
export interface Modifiers {
  readonly format?: ImageFormat | 'auto';
  readonly fit?: ImageFit;
  /** In px. */
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
}

type Field = keyof Modifiers;

/** Short and long names. */
const fields: Readonly<Record<string, Field>> = {
  f: 'format',
  format: 'format',
  fit: 'fit',
  w: 'width',
  width: 'width',
  h: 'height',
  height: 'height',
  q: 'quality',
  quality: 'quality',
};

const readNumber = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN);

const oneOf = <Value>(value: unknown, all: readonly Value[]): Result<Value, string> =>
  isOneOf(all, value) ? ok(value) : err(`one of ${all.join(', ')}`);

const wholeNumber = (value: number): Result<number, string> =>
  Number.isNaN(value) ? err('a number of px') : ok(value);

const formats = [...imageFormats, 'auto'] as const;

const named = <Value>(
  read: Result<Value, string>,
  toModifiers: (value: Value) => Modifiers,
): Result<Modifiers, string> => (read.ok ? ok(toModifiers(read.value)) : read);

type Read = (text: string, variants: Variants) => Result<Modifiers, string>;

const readers: Readonly<Record<Field, Read>> = {
  format: (text) => named(oneOf(text === 'jpg' ? 'jpeg' : text, formats), (format) => ({ format })),
  fit: (text) => named(oneOf(text, imageFits), (fit) => ({ fit })),
  width: (text, { widths }) => named(oneOf(readNumber(text), widths), (width) => ({ width })),
  height: (text) => named(wholeNumber(readNumber(text)), (height) => ({ height })),
  quality: (text, { qualities }) =>
    named(oneOf(readNumber(text), qualities), (quality) => ({ quality })),
};

/** A height needs a width and one of the ratios. Otherwise, clients could fill the cache. */
const checkHeight = (
  { width, height }: Modifiers,
  variants: Variants,
): Result<undefined, string> => {
  if (height === undefined) return ok(undefined);
  if (width === undefined) return err('height needs a width beside it');
  return isVariantHeight(variants, width, height)
    ? ok(undefined)
    : err(`height ${height} is of no preset shape at width ${width}`);
};

/**
 * Parses `f_webp&fit_cover&w_640&h_480&q_70`, separated by `&` or `,`; `_` means none (contract of `/_ipx`).
 *
 * @returns the modifiers, or an error message
 */
export const parseModifiers = (text: string, variants: Variants): Result<Modifiers, string> => {
  if (text === '_') return ok({});
  let read: Modifiers = {};
  for (const part of text.split(/[&,]/)) {
    const [, name = '', value = ''] = /^([a-z]+)_(\w+)$/.exec(part) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return err(`${JSON.stringify(part.slice(0, 40))} is no modifier`);
    if (read[field] !== undefined) return err(`${field} is told twice`);
    const parsed = readers[field](value, variants);
    if (!parsed.ok) return err(`${field} must be ${parsed.problem}`);
    read = { ...read, ...parsed.value };
  }
  const checked = checkHeight(read, variants);
  return checked.ok ? ok(read) : checked;
};
