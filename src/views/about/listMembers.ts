import { formatLanguages } from '@/lib/formatLanguages';
import { toInitials } from '@/lib/toInitials';
import type { Mesh } from '@/catalog/mesh/mesh';
import type { Site } from '@/config/sites/site';
import type { Member } from './pageProps';

/** Position of a language in a person's list, which starts with the best one. */
const rank = (languages: readonly string[], lang: string): number => {
  const place = languages.indexOf(lang);
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
};

/** The team, sorted by how well they speak the site's language. People without texts in that language are left out. */
export const listMembers = (
  { people, cities }: Mesh,
  { lang, formatLocale }: Pick<Site, 'lang' | 'formatLocale'>,
): readonly Member[] =>
  [...people.values()]
    .sort((a, b) => rank(a.languages, lang) - rank(b.languages, lang) || a.id - b.id)
    .flatMap(({ id, name, city, languages, texts }) => {
      const words = texts[lang];
      const cityName = cities.get(city)?.texts[lang]?.name;
      if (!words || cityName === undefined) return [];
      return [
        {
          id,
          name,
          initials: toInitials(name),
          role: words.role,
          about: words.about,
          city: cityName,
          languages: formatLanguages(languages, formatLocale),
        },
      ];
    });
