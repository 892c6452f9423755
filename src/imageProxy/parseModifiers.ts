import {
  type ImageFit,
  imageFits,
  type ImageFormat,
  imageFormats,
  imageQualities,
  imageWidths,
  isPresetHeight,
} from '@/images/presets';
import { err, ok, type Result } from '@/lib/result';

/** What is asked of a picture. Absent: as the source has it. */
export interface Modifiers {
  readonly format?: ImageFormat | 'auto';
  readonly fit?: ImageFit;
  /** In px. */
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
}

type Field = keyof Modifiers;

/** Short and long names of the contract. */
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

const oneOf = <Value extends string | number>(
  value: Value,
  all: readonly Value[],
): Result<Value, string> => (all.includes(value) ? ok(value) : err(`one of ${all.join(', ')}`));

const formats = [...imageFormats, 'auto'] as const;

const readers: {
  readonly [F in Field]: (text: string) => Result<string | number, string>;
} = {
  format: (text) => oneOf(text === 'jpg' ? 'jpeg' : text, formats),
  fit: (text) => oneOf(text, imageFits),
  width: (text) => oneOf(readNumber(text), imageWidths),
  height: (text) => (Number.isNaN(readNumber(text)) ? err('a number of px') : ok(readNumber(text))),
  quality: (text) => oneOf(readNumber(text), imageQualities),
};

/** A height needs a width, and a shape that is among the presets; otherwise anyone could fill the cache. */
const checkHeight = ({ width, height }: Modifiers): Result<undefined, string> => {
  if (height === undefined) return ok(undefined);
  if (width === undefined) return err('height needs a width beside it');
  return isPresetHeight(width, height)
    ? ok(undefined)
    : err(`height ${height} is of no preset shape at width ${width}`);
};

/**
 * `f_webp&fit_cover&w_640&h_480&q_70`, with `&` or `,` between; `_` for none (contract of `/_ipx`).
 *
 * @returns the modifiers, or in a sentence what is wrong with them
 */
export const parseModifiers = (text: string): Result<Modifiers, string> => {
  if (text === '_') return ok({});
  const read: Partial<Record<Field, string | number>> = {};
  for (const part of text.split(/[&,]/)) {
    const [, name = '', value = ''] = /^([a-z]+)_(\w+)$/.exec(part) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return err(`${JSON.stringify(part.slice(0, 40))} is no modifier`);
    if (read[field] !== undefined) return err(`${field} is told twice`);
    const parsed = readers[field](value);
    if (!parsed.ok) return err(`${field} must be ${parsed.problem}`);
    read[field] = parsed.value;
  }
  // Each reader gives its own field's type, a tie that the record loses.
  const modifiers = read as Modifiers;
  const checked = checkHeight(modifiers);
  return checked.ok ? ok(modifiers) : checked;
};
