import type { DocumentState } from '@/commerce/proposals/model/documentState';

/**
 * What a reader sees after an answer: all of it but its version, unless he reads or wants that one.
 *
 * @param read what he has seen until now
 * @param wanted the number of the version that he has asked for; `null` if for none
 */
export const keepRead = (
  read: DocumentState | undefined,
  answer: DocumentState,
  wanted: number | null,
): DocumentState =>
  !read || answer.shown === read.shown || answer.shown === wanted
    ? answer
    : { ...answer, shown: read.shown, text: read.text };
