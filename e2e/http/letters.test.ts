import { buildPath } from '@/config/sites/paths';
import { alphabetOf, alphabets } from '@/ui/themes/alphabets';
import { faceNames } from '@/ui/themes/faces';
import { listLetters } from '@/ui/themes/testing/listLetters';
import { askedSites } from '../support/catalogue';
import { ask } from '../support/http';

/** The text of a page, without styles, scripts and tags. */
const readText = (html: string) =>
  html
    .replace(/^.*?<body/s, '<body')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/** For other characters, as stars, browsers load no file of ours. */
const inFiles = new Set(faceNames.flatMap((name) => [...listLetters(name, 'rest')]));

it.each(askedSites.map((site) => [site.id, site] as const))(
  'the home page of %s needs no font but those that it asks for early',
  async (id, site) => {
    const { body } = await ask(`${id}.localhost`, buildPath(site, 'home'));
    const alphabet = alphabets[alphabetOf(site.lang)];
    const known = new Set(`\n${alphabet.latin}${alphabet['latin-ext'] ?? ''}`);
    const text = readText(body);
    // Stylesheets write some texts in capitals, as the names of languages.
    const letters = new Set(text + text.toUpperCase());
    const others = [...letters].filter((it) => inFiles.has(it) && !known.has(it));
    expect(others).toEqual([]);
  },
);
