import type { Visit } from '@/catalog/mesh/nodes/visit';
import { visitWords } from '@/catalog/mesh/queries/visitWords';
import type { Language } from '@/config/sites/site';
import type { ActivityView } from './pageProps';

/**
 * What to know of an activity, as lines of a list. A line without anything to say is left out.
 *
 * @returns `null` if the product has no such facts
 */
export const toVisit = (visit: Visit | undefined, lang: Language): ActivityView['visit'] => {
  if (!visit) return null;
  const text = visitWords[lang];
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
