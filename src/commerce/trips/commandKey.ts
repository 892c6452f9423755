import { hashText, toCanonical } from '@/commerce/orders/hashBody';
import type { Command } from './model/command';

/** The beginning of the keys of all commands with an id. @param id UUID */
export const toCommandName = (id: string): string => hashText(id);

/**
 * What an event stores of its command: a hash of the id, and a hash of the id with the command's content. The id itself is not
 * stored. Without it, a reader of the database cannot check guesses of names and messages against the second hash.
 *
 * @param id UUID
 */
export const toCommandKey = (id: string, command: Command): string =>
  `${toCommandName(id)}.${hashText(`${id} ${toCanonical(command)}`)}`;
