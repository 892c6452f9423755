import type { Block } from './block';
import type { Words } from './words';

/**
 * A name with a URL, domain or e-mail address is left out: spammers could enter the address of another person and use
 * the name field for advertisements.
 */
const isAddress = /[/\\@<>]|\bwww\b|\.\p{L}{2,}\b|https?:/iu;

/** @param name as the customer typed it */
export const greet = (name: string, t: Words): Block => ({
  kind: 'text',
  text: isAddress.test(name) ? t('greetingNameless') : t('greeting', { name }),
});
