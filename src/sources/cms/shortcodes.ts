/** `[gallery ids="1,2"]`, `[/button]`: nobody of ours knows what they stand for. */
const withValues = /\[\/?[a-z][\w-]*\s+[\w-]+\s*=[^\][]*\]/gi;
const closing = /\[\/([a-z][\w-]*)\]/gi;
/** A name that no word has. */
const named = /\[[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+\s*\/?\]/g;

/**
 * Takes out what no plugin of the CMS has put anything in place of. `[sic]` is a word in brackets, and stays.
 *
 * @param names of shortcodes that are closed somewhere in the text
 */
export const dropShortcodes = (text: string, names: ReadonlySet<string>): string =>
  text
    .replace(withValues, '')
    .replace(closing, '')
    .replace(named, '')
    .replace(/\[([a-z][\w-]*)\]/gi, (written, name: string) =>
      names.has(name.toLowerCase()) ? '' : written,
    );

export const listClosedShortcodes = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(closing)].map(([, name = '']) => name.toLowerCase()));
