import type { Category } from '@/mesh/nodes/categories';
import type { Language } from '@/sites/site';
import da from '../../../public/locales/da/catalogue.json';
import de from '../../../public/locales/de/catalogue.json';
import en from '../../../public/locales/en/catalogue.json';
import fr from '../../../public/locales/fr/catalogue.json';
import no from '../../../public/locales/no/catalogue.json';
import pl from '../../../public/locales/pl/catalogue.json';
import sv from '../../../public/locales/sv/catalogue.json';

/** What kinds of activities are called, for the index, which is made before a page has its words. */
export const categoryWords: Readonly<Record<Language, Readonly<Record<Category, string>>>> = {
  en: en.category,
  de: de.category,
  fr: fr.category,
  pl: pl.category,
  da: da.category,
  no: no.category,
  sv: sv.category,
};
