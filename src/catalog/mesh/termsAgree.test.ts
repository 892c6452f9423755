import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@/config/sites/site';
import { shippedContent } from './sources';

const read = (lang: Language, page: string) =>
  readFileSync(join(shippedContent, 'pages', lang, `${page}.md`), 'utf8').replaceAll('\u00a0', ' ');

/** Words of each language for what the terms have to say. */
const said: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/include VAT/, /The deposit is part of the price/, /local company carries it out/],
  de: [/Mehrwertsteuer ist enthalten/, /Anzahlung ist ein Teil des Preises/, /Anbieter vor Ort/],
  fr: [/toutes taxes comprises/, /L’acompte fait partie du prix/, /prestataire s’en charge/],
  pl: [/zawierają VAT/, /a nie zadatkiem w rozumieniu art\. 394/, /prowadzi lokalna firma/],
  da: [/inkl\. moms/, /Depositummet er en del af prisen/, /lokalt firma udfører det/],
  no: [/inkludert mva\./, /Depositumet er en del av prisen/, /lokalt firma står for/],
  sv: [/inklusive moms/, /Handpenningen är en del av priset/, /lokalt företag genomför det/],
};

const terms = languages.flatMap((lang) => [
  [lang, 'terms', 'cancellation'] as const,
  [lang, 'corporate-terms', 'corporate-cancellation'] as const,
]);

describe.each(terms)('in %s, the %s', (lang, page, cancellation) => {
  const text = read(lang, page);

  it('say of package travel, VAT, the deposit and liability what the others say', () => {
    for (const words of [/\((?:EU|UE)\) 2015\/2302/, ...said[lang]]) expect(text).toMatch(words);
  });

  it('lead to the rules of cancellation wherever the deposit is kept', () => {
    expect(text.split(`(page:${cancellation})`).length).toBeGreaterThan(2);
  });
});

/** Guest lists and photographers, in the words of each language. */
const told: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/clubs with a guest list/, /photographer/],
  de: [/Clubs mit Gästeliste/, /Fotograf/],
  fr: [/liste d’invités/, /photographe/],
  pl: [/kluby z listą gości/, /fotograf/],
  da: [/klubber med gæsteliste/, /fotograf/],
  no: [/klubber med gjesteliste/, /fotograf/],
  sv: [/klubbar med gästlista/, /fotograf/],
};

it.each(languages)(
  'the privacy policy in %s says who learns the names of guests, and of pictures',
  (lang) => {
    for (const words of told[lang]) expect(read(lang, 'privacy-policy')).toMatch(words);
  },
);
