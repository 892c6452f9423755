import { err, ok, type Result } from '@troupe/basics/result';
import { MAX_LINK_SECONDS } from '@/server/preview/previewLink';
import { parseOptions } from './parseOptions';

export type PreviewCommand =
  | { readonly name: 'help' }
  | { readonly name: 'link'; readonly url: URL; readonly seconds: number };

export const previewHelp = `npm run preview -- <address> [hours]

Prints a link that shows a page with drafts to everybody who has it: for 24 hours, or for as many hours as given, one week
at most. The link is for the host in the address alone.
  npm run preview -- http://de.localhost:3000/blog/planung/packliste
  npm run preview -- https://shop.example.de/seite/agb 2`;

const options = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Parses the arguments of `npm run preview`.
 *
 * @returns the command, or one line that says what is wrong with the arguments
 */
export const parsePreviewArguments = (args: readonly string[]): Result<PreviewCommand, string> => {
  const found = parseOptions({ args: [...args], options, allowPositionals: true });
  if (!found.ok) return found;
  const { values, positionals } = found.value;
  if (values.help) return ok({ name: 'help' });
  const [address, hours = '24', tooMuch] = positionals;
  if (address === undefined) return err('preview needs the address of a page');
  if (!URL.canParse(address)) return err(`"${address}" is no address of a page`);
  const seconds = Number(hours) * 3600;
  if (!/^\d{1,4}$/.test(hours) || seconds > MAX_LINK_SECONDS) {
    return err(
      `the hours must be a whole number up to ${MAX_LINK_SECONDS / 3600}, but are "${hours}"`,
    );
  }
  if (tooMuch !== undefined) return err(`"${tooMuch}" is one word too many`);
  return ok({ name: 'link', url: new URL(address), seconds });
};
