import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@/lib/result';

export type ContentCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'check';
      readonly asJson: boolean;
      /** How many of the heaviest pages are listed; none are made where it is 0. */
      readonly top: number;
    };

export const contentHelp = `npm run content:check               what the sources hold, and all that is wrong with it
npm run content:check -- --json     the same for machines; its shape is in the README
npm run content:check -- --top N    lists the N pages with the most data (10); 0 makes
                                    no page at all, which is quicker

Exit code: 0 where nothing is wrong; 1 where there are faults or a source is down;
2 for arguments that it does not know. Conflicts between sources, unused content,
drafts and translations that nobody has written are told and fail nothing.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  top: { type: 'string' },
} as const;

/**
 * What is asked of `npm run content:check`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parseContentArguments = (args: readonly string[]): Result<ContentCommand, string> => {
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return ok({ name: 'help' });
    const { json = false, top = '10' } = values;
    if (!/^(?:0|[1-9]\d{0,5})$/.test(top)) {
      return err(`--top must be a whole number from 0, but is "${top}"`);
    }
    return ok({ name: 'check', asJson: json, top: Number(top) });
  } catch (error) {
    // What follows the first sentence is about file names that look like options.
    return err((error as Error).message.replace(/\.\s.*$/s, ''));
  }
};
