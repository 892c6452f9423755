import { hashText, toCanonical } from '@/commerce/orders/hashBody';
import type { Command } from './model/command';

/** The beginning of the keys of all commands with an id. @param id UUID */
export const toCommandName = (id: string): string => hashText(id);

/**
 * What an event keeps of its command: one hash of the id, and one of the id and what the command says. The id is secret
 * and in neither of them. So nobody who reads the database can try out names and messages.
 *
 * @param id UUID
 */
export const toCommandKey = (id: string, command: Command): string =>
  `${toCommandName(id)}.${hashText(`${id} ${toCanonical(command)}`)}`;
