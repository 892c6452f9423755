export interface Notation {
  readonly group: string;
  readonly decimal: string;
  readonly minus: string;
  /** Between a number and its percent sign. */
  readonly beforePercent: string;
  /** Integers with fewer digits are not grouped. */
  readonly digitsToGroup: number;
  /** By currency code. Other currencies are written as their code. */
  readonly symbols: Readonly<Record<string, string>>;
}

const norwegian: Notation = {
  group: '\u00A0',
  decimal: ',',
  minus: '\u2212',
  beforePercent: '\u00A0',
  digitsToGroup: 4,
  symbols: { GBP: '£', EUR: '€', NOK: 'kr' },
};

/**
 * How readers of a language write numbers and amounts, by language, as in Unicode's CLDR 48. It is a table because
 * servers and browsers have different versions of Unicode, and both must print the same. A phone also needs a tenth of
 * a second to load the number formats of `Intl`, for which hydration would wait.
 */
const notations: Readonly<Record<string, Notation>> = {
  en: {
    group: ',',
    decimal: '.',
    minus: '-',
    beforePercent: '',
    digitsToGroup: 4,
    symbols: { GBP: '£', EUR: '€', USD: 'US$' },
  },
  de: {
    group: '.',
    decimal: ',',
    minus: '-',
    beforePercent: '\u00A0',
    digitsToGroup: 4,
    symbols: { GBP: '£', EUR: '€', USD: '$' },
  },
  fr: {
    group: '\u202F',
    decimal: ',',
    minus: '-',
    beforePercent: '\u00A0',
    digitsToGroup: 4,
    symbols: { GBP: '£GB', EUR: '€', USD: '$US' },
  },
  pl: {
    group: '\u00A0',
    decimal: ',',
    minus: '-',
    beforePercent: '',
    digitsToGroup: 5,
    symbols: { EUR: '€', PLN: 'zł' },
  },
  da: {
    group: '.',
    decimal: ',',
    minus: '-',
    beforePercent: '\u00A0',
    digitsToGroup: 4,
    symbols: { GBP: '£', EUR: '€', DKK: 'kr.', USD: 'US$' },
  },
  nb: norwegian,
  no: norwegian,
  sv: {
    group: '\u00A0',
    decimal: ',',
    minus: '\u2212',
    beforePercent: '\u00A0',
    digitsToGroup: 4,
    symbols: { EUR: '€', DKK: 'Dkr', NOK: 'Nkr', SEK: 'kr', USD: 'US$' },
  },
};

/**
 * @param locale a language or a locale: `no`, `nb-NO`
 * @throws if no site has its language
 */
export const findNotation = (locale: string): Notation => {
  const notation = notations[locale.slice(0, 2)];
  if (!notation) throw new Error(`No notation of numbers for ${locale}: add it to the table`);
  return notation;
};

/** @param decimals how many to write, after rounding */
export const formatDecimal = (number: number, notation: Notation, decimals: number): string => {
  const [whole = '', fraction] = Math.abs(number).toFixed(decimals).split('.');
  const grouped =
    whole.length < notation.digitsToGroup
      ? whole
      : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, notation.group);
  const digits = fraction ? grouped + notation.decimal + fraction : grouped;
  return (number < 0 ? notation.minus : '') + digits;
};
