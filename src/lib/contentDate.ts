/** What the whole process agrees on, however many bundles have this module. */
const shared = globalThis as typeof globalThis & {
  troupeContentDates?: WeakMap<object, number>;
  troupeContentInUse?: number;
};

const listDates = (): WeakMap<object, number> => (shared.troupeContentDates ??= new WeakMap());

/** Says of content, or of what was made of it: it holds everything that its sources had then, in ms since 1970. */
export const dateContent = (content: object, moment: number): void => {
  listDates().set(content, moment);
};

/** @returns when content is from, in ms since 1970; nothing where nobody has said so */
export const dateOfContent = (content: object): number | undefined => listDates().get(content);

/** What is made from now on is made of content of that time, or later; in ms since 1970. */
export const noteContentInUse = (moment: number): void => {
  shared.troupeContentInUse = moment;
};

/** When the content in use is from, in ms since 1970; 0 where there is none yet, or nobody can tell. */
export const contentInUseFrom = (): number => shared.troupeContentInUse ?? 0;
