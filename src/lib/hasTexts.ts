import { toFields } from '@troupe/basics/fields';

/** The texts that a translation file must have: `true` for a text, an object for a group of texts. */
interface TextShape {
  readonly [key: string]: true | TextShape;
}

/** The type of a file with these texts. */
export type TextsOf<Shape extends TextShape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends TextShape ? TextsOf<Shape[Key]> : string;
};

/** Whether a loaded translation file has at least the given texts. */
export const hasTexts = <const Shape extends TextShape>(
  shape: Shape,
  file: unknown,
): file is TextsOf<Shape> => {
  const fields = toFields(file);
  return Object.entries(shape).every(([key, below]) =>
    below === true ? typeof fields[key] === 'string' : hasTexts(below, fields[key]),
  );
};
