import type { Language } from '@/config/sites/site';
import da from '../../../../public/locales/da/visit.json';
import de from '../../../../public/locales/de/visit.json';
import en from '../../../../public/locales/en/visit.json';
import fr from '../../../../public/locales/fr/visit.json';
import no from '../../../../public/locales/no/visit.json';
import pl from '../../../../public/locales/pl/visit.json';
import sv from '../../../../public/locales/sv/visit.json';

/** The names of the codes of `visit`. For the server only: a page gets the few phrases that it shows. */
export const visitWords: Readonly<Record<Language, typeof en>> = { en, de, fr, pl, da, no, sv };
