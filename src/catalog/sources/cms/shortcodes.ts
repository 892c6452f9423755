/** `[gallery ids="1,2"]`: a shortcode with attributes. */
const withValues = /\[\/?[a-z][\w-]*\s+[\w-]+\s*=[^\][]*\]/gi;
const closing = /\[\/([a-z][\w-]*)\]/gi;
/** A name with an underscore or hyphen, which is unlikely to be a word. */
const named = /\[[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+\s*\/?\]/g;

/**
 * Removes shortcodes that no plugin of the CMS has replaced. A word in brackets such as `[sic]` stays.
 *
 * @param names the names of shortcodes that have a closing tag in the text
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
