import type { Language } from '@/config/sites/site';
import { memoize } from '@/lib/memoize';
import { type Claim, claims, claimWords } from './claimWords';

const compile = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

const patternsOf = memoize((lang: Language) =>
  claims.map((claim) => [claim, compile(claimWords[lang][claim])] as const),
);

export interface FoundClaim {
  readonly claim: Claim;
  /** The words of the text that make it. */
  readonly words: string;
}

/**
 * Finds the promises that a text makes in its own words. A promise of the shop is written as `{{shop.<name>}}`, so that
 * it has one source; the others are ones that the shop does not keep.
 */
export const findClaims = (text: string, lang: Language): readonly FoundClaim[] => {
  // The dot of a placeholder does not end a sentence.
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('{{shop.', '{{');
  return patternsOf(lang).flatMap(([claim, pattern]) => {
    const words = pattern.exec(plain)?.[0];
    return words === undefined ? [] : [{ claim, words }];
  });
};
