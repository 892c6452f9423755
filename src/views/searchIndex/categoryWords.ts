import type { Category } from '@/catalog/mesh/nodes/categories';
import type { Language } from '@/config/sites/site';
import da from '../../../public/locales/da/catalogue.json';
import de from '../../../public/locales/de/catalogue.json';
import en from '../../../public/locales/en/catalogue.json';
import fr from '../../../public/locales/fr/catalogue.json';
import no from '../../../public/locales/no/catalogue.json';
import pl from '../../../public/locales/pl/catalogue.json';
import sv from '../../../public/locales/sv/catalogue.json';

/** Category names for the index, which is built before a page has its translations. */
export const categoryWords: Readonly<Record<Language, Readonly<Record<Category, string>>>> = {
  en: en.category,
  de: de.category,
  fr: fr.category,
  pl: pl.category,
  da: da.category,
  no: no.category,
  sv: sv.category,
};
