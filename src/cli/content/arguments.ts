import { err, ok, type Result } from '@troupe/basics/result';
import { parseOptions } from '../parseOptions';

export type ContentCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'check';
      readonly asJson: boolean;
      /** Number of heaviest pages to list. With 0, no page is rendered. */
      readonly top: number;
    };

export const contentHelp = `npm run content:check               what the sources hold, and all that is wrong with it
npm run content:check -- --json     the same for programs; its fields: src/cli/content/toJson.ts
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
 * Parses the arguments of `npm run content:check`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parseContentArguments = (args: readonly string[]): Result<ContentCommand, string> => {
  const found = parseOptions({ args: [...args], options });
  if (!found.ok) return found;
  const { help, json = false, top = '10' } = found.value.values;
  if (help) return ok({ name: 'help' });
  if (!/^(?:0|[1-9]\d{0,5})$/.test(top)) {
    return err(`--top must be a whole number from 0, but is "${top}"`);
  }
  return ok({ name: 'check', asJson: json, top: Number(top) });
};
