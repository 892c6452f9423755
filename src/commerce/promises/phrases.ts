import type { Language } from '@/config/sites/site';
import { balanceDueDays } from '@/commerce/pricing/payment';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { formatPercent } from '@/lib/formatPercent';
import { memoize } from '@/lib/memoize';
import da from '../../../public/locales/da/promises.json';
import de from '../../../public/locales/de/promises.json';
import en from '../../../public/locales/en/promises.json';
import fr from '../../../public/locales/fr/promises.json';
import no from '../../../public/locales/no/promises.json';
import pl from '../../../public/locales/pl/promises.json';
import sv from '../../../public/locales/sv/promises.json';
import { freeChanges, freeUntil, standardFullPrice } from './cancellation';

/** The promises of a brand that differ between brands. */
export interface BrandPromises {
  /** In how many working days every message and every plan is answered. */
  readonly replyWorkingDays: number;
  /** Share of the total, in percent. */
  readonly deposit: number;
}

/** Those of a brand whose file states none. */
export const defaultPromises: BrandPromises = {
  replyWorkingDays: 1,
  deposit: defaultTerms.deposit,
};

export const phraseNames = [
  'reply',
  'deposit',
  'balance',
  'changes',
  'flexible',
  'standard',
  'strict',
  'fullPrice',
] as const;

type PhraseName = (typeof phraseNames)[number];

/** What texts say for `{{shop.<name>}}`: `within 1 working day`, `30 days`. */
export type Phrases = Readonly<Record<PhraseName, string>>;

type Unit = 'reply' | 'hours' | 'days';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  de,
  fr,
  pl,
  da,
  no,
  sv,
};

const print = (lang: Language, unit: Unit, count: number): string => {
  const category = new Intl.PluralRules(lang).select(count);
  const text = texts[lang][`${unit}_${category}`] ?? '';
  return text.replace('{{count}}', String(count));
};

const createPhrases = memoize(
  (lang: Language, replyWorkingDays: number, deposit: number): Phrases => ({
    reply: print(lang, 'reply', replyWorkingDays),
    deposit: formatPercent(deposit, lang),
    balance: print(lang, 'days', balanceDueDays),
    changes: print(lang, freeChanges.unit, freeChanges.count),
    flexible: print(lang, freeUntil.flexible.unit, freeUntil.flexible.count),
    standard: print(lang, freeUntil.standard.unit, freeUntil.standard.count),
    strict: print(lang, freeUntil.strict.unit, freeUntil.strict.count),
    fullPrice: print(lang, standardFullPrice.unit, standardFullPrice.count),
  }),
);

/** The promises of a brand, in the words of a language. Equal promises give the same object. */
export const toPhrases = (
  lang: Language,
  { replyWorkingDays, deposit }: BrandPromises = defaultPromises,
): Phrases => createPhrases(lang, replyWorkingDays, deposit);
