import type { Picture } from '@/ui/images/picture';
import type { PictureFacts, Pictures } from '../nodes/picture';

/** Fields of facts that name a picture. */
const pictureFields = ['picture', 'logo', 'logoOnDark', 'hero', 'heroOnPhones', 'cover'] as const;
type PictureField = (typeof pictureFields)[number];

/** Facts with their picture paths replaced by pictures. */
export type WithPictures<Facts> = {
  readonly [Field in keyof Facts]: Field extends PictureField ? Picture : Facts[Field];
};

/** A drawn placeholder in the size of most pictures. */
export const fallbackPath = '/images/fallback.jpg';
const unknown: PictureFacts = { width: 1200, height: 900, color: '#d9d4c8', version: '' };

const toPicture = (path: string, { version, address, ...facts }: PictureFacts): Picture => ({
  src: address ?? (version ? `${path}?v=${version}` : path),
  ...facts,
});

/** Returns the picture at a path, or the placeholder if it is missing. */
export const getPicture = (pictures: Pictures, path: string): Picture => {
  const facts = pictures.get(path);
  if (facts) return toPicture(path, facts);
  return toPicture(fallbackPath, pictures.get(fallbackPath) ?? unknown);
};

/** Lists the picture fields of a record with their paths. */
export const listPicturePaths = (facts: object): [PictureField, string][] =>
  pictureFields.flatMap((field): [PictureField, string][] => {
    const path: unknown = Reflect.get(facts, field);
    return typeof path === 'string' ? [[field, path]] : [];
  });

export const linkPictures = <Facts extends object>(
  facts: Facts,
  pictures: Pictures,
): WithPictures<Facts> => {
  const linked = listPicturePaths(facts).map(([field, path]) => [
    field,
    getPicture(pictures, path),
  ]);
  // The replaced fields are exactly those of the type, which the compiler cannot infer from the spread.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return { ...facts, ...Object.fromEntries(linked) } as WithPictures<Facts>;
};
