import type { TextsOf } from '@/catalog/mesh/collections';
import type { CityFacts } from '@/catalog/mesh/nodes/city';
import { type Language, languages } from '@/config/sites/site';
import { createPick, type Pick } from './pick';
import type { Model } from './shipped';

const starts = ['Al', 'Bor', 'Cas', 'Dor', 'El', 'Fal', 'Gran', 'Hol', 'Kar', 'Lun', 'Mar', 'Nor'];
const middles = ['a', 'be', 'da', 'en', 'go', 'i', 'le', 'mi', 'o', 'ri', 'sta', 'va'];
const ends = ['berg', 'burg', 'by', 'feld', 'gard', 'holm', 'mouth', 'nia', 'pol', 'stad', 'ton'];

const inCity: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `in ${name}`,
  de: (name) => `in ${name}`,
  fr: (name) => `à ${name}`,
  pl: (name) => `w mieście ${name}`,
  da: (name) => `i ${name}`,
  no: (name) => `i ${name}`,
  sv: (name) => `i ${name}`,
};

const createName = (taken: Set<string>, pick: Pick): string => {
  for (;;) {
    const name = `${pick.one(starts)}${pick.one(middles)}${pick.one(ends)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};

const toTexts = (
  model: Model<'cities'>,
  all: readonly Model<'cities'>[],
  name: string,
  lang: Language,
  pick: Pick,
): TextsOf<'cities'> => {
  const other = () => pick.one(all).texts[lang];
  return {
    ...model.texts[lang],
    name,
    inCity: inCity[lang](name),
    description: [...other().description],
    season: other().season,
    guide: [...other().guide],
    rules: [...other().rules],
    faq: [...other().faq],
  };
};

/** A city at a new place; its texts are a mix of shipped texts. */
const createCity = (
  all: readonly Model<'cities'>[],
  id: number,
  name: string,
  pick: Pick,
): Model<'cities'> => {
  const model = pick.one(all);
  const slug = name.toLowerCase();
  const facts: CityFacts = {
    ...model.facts,
    id,
    slug,
    coordinates: {
      latitude: pick.whole(3600, 6500) / 100,
      longitude: pick.whole(-900, 2800) / 100,
    },
    airport: { ...model.facts.airport, transferMinutes: pick.whole(10, 90) },
  };
  const texts = Object.fromEntries(
    languages.map((lang) => [lang, toTexts(model, all, name, lang, pick)]),
  ) as Model<'cities'>['texts'];
  return { key: slug, facts, texts };
};

/** The shipped cities come first, since articles, people and brands refer to them. */
export const createCities = (
  shipped: readonly Model<'cities'>[],
  count: number,
  seed: number,
): readonly Model<'cities'>[] => {
  const pick = createPick(seed);
  const taken = new Set<string>();
  const more = Array.from({ length: Math.max(0, count - shipped.length) }, (_, index) =>
    createCity(shipped, 1000 + index, createName(taken, pick), pick),
  );
  return [...shipped, ...more];
};
