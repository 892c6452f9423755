import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlStylesFile } from '@/views/app/controlStyles';

/** A style tag of emotion; its content has no `<`. */
const styleTag = /(<style data-emotion="mui [^"]*">)([^<]*)(<\/style>)/g;

/** The rules of a stylesheet, each with the rules inside it. */
export const splitRules = (styles: string): readonly string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < styles.length; place += 1) {
    if (styles[place] === '{') depth += 1;
    if (styles[place] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(styles.slice(start, place + 1));
    start = place + 1;
  }
  return rules;
};

/**
 * Moves the styles of controls out of the built documents, for a stylesheet, which browsers keep: they are 4 to 5 kB in
 * each document otherwise (docs/decisions/0003). Documents that a running shop renders leave the same styles out.
 *
 * @param folder Next's output, `.next`
 * @returns the styles
 */
export const collectControlStyles = (folder: string): string => {
  const pages = join(folder, 'server/pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(pages, file));
  const rules = new Set<string>();
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const light = html.replaceAll(styleTag, (_tag, open: string, styles: string, close: string) => {
      for (const rule of splitRules(styles)) rules.add(rule);
      return `${open}${close}`;
    });
    if (light !== html) writeFileSync(file, light);
  }
  const styles = [...rules].join('');
  writeFileSync(join(folder, controlStylesFile), styles);
  return styles;
};
