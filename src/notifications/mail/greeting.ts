import type { Block } from './block';
import type { Words } from './words';

/**
 * Whoever fills in somebody else's address must not have us carry advertisements there: a name that holds an address of
 * any kind is left out.
 */
const isAddress = /[/\\@<>]|\bwww\b|\.\p{L}{2,}\b|https?:/iu;

/** @param name as it was typed in */
export const greet = (name: string, t: Words): Block => ({
  kind: 'text',
  text: isAddress.test(name) ? t('greetingNameless') : t('greeting', { name }),
});
