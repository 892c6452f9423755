import type { Visit } from '@/catalog/mesh/nodes/visit';
import type { Language } from '@/config/sites/site';
import da from '../../../public/locales/da/visit.json';
import de from '../../../public/locales/de/visit.json';
import en from '../../../public/locales/en/visit.json';
import fr from '../../../public/locales/fr/visit.json';
import no from '../../../public/locales/no/visit.json';
import pl from '../../../public/locales/pl/visit.json';
import sv from '../../../public/locales/sv/visit.json';
import type { ActivityView } from './pageProps';

/** Read on the server only: a page gets the few phrases that it shows, and not the names of all codes. */
const words: Readonly<Record<Language, typeof en>> = { en, de, fr, pl, da, no, sv };

/**
 * What to know of an activity, as lines of a list. A line without anything to say is left out.
 *
 * @returns `null` if the product has no such facts
 */
export const toVisit = (visit: Visit | undefined, lang: Language): ActivityView['visit'] => {
  if (!visit) return null;
  const text = words[lang];
  const { labels } = text;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [labels.bring, visit.bring.map((code) => text.bring[code])],
    [labels.forbidden, visit.forbidden.map((code) => text.forbidden[code])],
    [labels.unsuitable, visit.unsuitable.map((code) => text.unsuitable[code])],
    [labels.weather, [text.weather[visit.weather]]],
    [labels.ends, [text.ends[visit.ends]]],
    [labels.siteDeposit, [text.siteDeposit[visit.siteDeposit]]],
    [labels.group, [text.group[visit.group]]],
  ];
  return {
    heading: labels.heading,
    rows: rows.flatMap(([term, values]) =>
      values.length > 0 ? [[term, values.join(', ')] as const] : [],
    ),
  };
};
