import type { Picture } from '@/images/picture';
import type { PictureFacts, Pictures } from '../nodes/picture';

/** Fields of facts that name a picture. */
const pictureFields = ['picture', 'logo', 'logoOnDark', 'hero', 'cover'] as const;
type PictureField = (typeof pictureFields)[number];

/** Facts whose pictures are known, and not merely named. */
export type WithPictures<Facts> = {
  readonly [Field in keyof Facts]: Field extends PictureField ? Picture : Facts[Field];
};

/** Drawn for the case, and the size of most pictures. */
export const fallbackPath = '/images/fallback.jpg';
const unknown: PictureFacts = { width: 1200, height: 900, color: '#d9d4c8', version: '' };

const toPicture = (path: string, { version, address, ...facts }: PictureFacts): Picture => ({
  src: address ?? (version ? `${path}?v=${version}` : path),
  ...facts,
});

/** The picture that a path names. One that is missing is replaced by a drawn one: a page never shows a hole. */
export const getPicture = (pictures: Pictures, path: string): Picture => {
  const facts = pictures.get(path);
  if (facts) return toPicture(path, facts);
  return toPicture(fallbackPath, pictures.get(fallbackPath) ?? unknown);
};

/** Which pictures a record names, by field. */
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
  // Exactly the fields that the type replaces are replaced, a tie that the spread loses.
  return { ...facts, ...Object.fromEntries(linked) } as WithPictures<Facts>;
};
