import type { Language } from '@/config/sites/site';

/** Claims that a text must not make in its own words. */
export const claims = [
  'payment now',
  'a reply time of its own',
  'a contact at any hour',
  'a reminder',
  'a voucher',
  'an e-mail',
  'a time limit of its own',
  'a deposit of its own',
] as const;

export type Claim = (typeof claims)[number];

/** Up to so many characters of the same sentence. */
const near = (most: number) => `[^.!?:|]{0,${most}}`;

/** `now` as a whole word, after some words of the same sentence. */
const nearNow = (most: number, now: string) => `${near(most)}(?<!\\p{L})${now}`;

const share = '(?:\\d ?%|\\}\\})';

/** The same without a placeholder in between, which may be a limit of the shop. */
const nearPlain = (most: number) => `[^.!?:|{]{0,${most}}`;

/** A number of days beside a word of the money that depends on it. */
const limitNear = (days: string, money: string): readonly string[] => [
  `(?:${money})${nearPlain(60)}\\d+ ${days}`,
  `\\d+ ${days}${nearPlain(60)}(?:${money})`,
];

const shareNear = (deposit: string): readonly string[] => [
  `(?:${deposit})${near(40)}\\d ?%`,
  `\\d ?%${near(30)}(?:${deposit})`,
];

type ClaimWords = Readonly<Record<Claim, readonly string[]>>;

/**
 * Sources of regular expressions, per language. Each finds what a text said once, and its close relatives. A pattern
 * that begins or ends with a letter does not match inside a word.
 */
export const claimWords: Readonly<Record<Language, ClaimWords>> = {
  en: {
    'payment now': [
      `(?:pay|paid|deposit|down|only|just)(?!\\p{L})${nearNow(30, 'now')}`,
      `${share}${nearNow(20, 'now')}`,
      `pay${near(30)}when you book`,
      'link (?:to pay|for the deposit)',
      'pay by a link',
    ],
    'a reply time of its own': [
      '(?:working|business) days?',
      'within (?:the|an|one|two|\\d+) hours?',
      `(?:answers?|repl\\p{L}+|price|have)${near(60)}the same day`,
    ],
    'a contact at any hour': [
      `(?:contact|person|answers|host|reachable|line)${near(40)}(?:day (?:and|or) night|any hour)`,
      'day (?:and|or) night',
      'at any hour',
      'whatever the hour',
      'round the clock',
    ],
    'a reminder': ['we(?:’ll| will)? remind', 'after a reminder'],
    'a voucher': ['vouchers?'],
    'an e-mail': ['in your e-?mail'],
    'a time limit of its own': limitNear('days (?:before|out)', 'free|charge|balance|rest'),
    'a deposit of its own': shareNear('deposit'),
  },
  de: {
    'payment now': [
      `(?:jetzt|heute)${near(30)}(?:\\d ?%|\\}\\}|\\p{L}*zahl(?:en|t)?)`,
      `${share}${nearNow(20, 'jetzt')}`,
      'anzahlung jetzt',
      'bei der buchung zahlt',
      'link für die anzahlung',
      'bezahlt wird über einen link',
    ],
    'a reply time of its own': [
      '(?:werk|arbeits)tag\\p{L}*',
      'innerhalb einer stunde',
      'meistens noch am selben tag',
      'am selben tag habt ihr',
      `antwort\\p{L}*${near(60)}am selben tag`,
    ],
    'a contact at any hour': [
      'tag und nacht',
      'rund um die uhr',
      'zu jeder stunde',
      'egal um welche uhrzeit',
    ],
    'a reminder': ['wir erinnern', 'erinnern wir'],
    'a voucher': ['vouchers?', 'gutschein\\p{L}*'],
    'an e-mail': ['kommt sie per e-mail'],
    'a time limit of its own': limitNear('tage (?:vorher|vor)', 'kostenlos|gratis|gebühr|rest'),
    'a deposit of its own': shareNear('anzahl\\p{L}*'),
  },
  fr: {
    'payment now': [
      `(?:\\d ?%|\\}\\}|acompte|versez|payez|payée?s?)${nearNow(30, 'maintenant')}`,
      'acompte à la réservation',
      `versez${near(20)}à la réservation`,
      'lien pour régler',
      'paiement se fait par un lien',
    ],
    'a reply time of its own': [
      'jours? ouvrés?',
      'dans l’heure',
      `(?:répond|aurez|recevrez)\\p{L}*${near(60)}le jour même`,
    ],
    'a contact at any hour': ['jour et nuit', 'à toute heure', 'quelle que soit l’heure'],
    'a reminder': ['nous vous (?:la|le|les) rappel\\p{L}*', 'commençons par vous le rappeler'],
    'a voucher': ['votre bon', 'vouchers?', 'bons? (?:d’échange|cadeaux?)'],
    'an e-mail': ['dans vos e-mails'],
    'a time limit of its own': limitNear('jours avant', 'gratuit\\p{L}*|sans frais|solde'),
    'a deposit of its own': shareNear('acompte'),
  },
  pl: {
    'payment now': [
      `(?:teraz|dzisiaj)${near(30)}(?:\\d ?%|\\}\\}|zaliczk\\p{L}*)`,
      `(?:\\d ?%|\\}\\}|zaliczka|płacicie|wpłacacie|opłacon\\p{L}*)${nearNow(20, 'teraz')}`,
      'przy rezerwacji płacicie',
      'link do wpłaty',
      'przez link z naszego',
    ],
    'a reply time of its own': [
      '(?:dni|dnia|dzień|dniu) robocz\\p{L}*',
      'następnego dnia roboczego',
      'zwykle w ciągu godziny',
      'tego samego dnia dostaniecie',
      `odpowi\\p{L}*${near(40)}tego samego dnia`,
    ],
    'a contact at any hour': [
      'w dzień i w nocy',
      'całą dobę',
      'o każdej porze',
      'bez względu na godzinę',
    ],
    'a reminder': ['przypomnimy', 'mimo przypomnienia'],
    'a voucher': ['voucher\\p{L}*', 'kupon\\p{L}*'],
    'an e-mail': ['jest też w wiadomości e-mail'],
    'a time limit of its own': limitNear(
      'dni przed',
      'bezpłatn\\p{L}*|za darmo|zmian\\p{L}*|reszt\\p{L}*|pozostała',
    ),
    'a deposit of its own': shareNear('zaliczk\\p{L}*'),
  },
  da: {
    'payment now': [
      `(?:\\d ?%|\\}\\}|betal\\p{L}*|depositum\\p{L}*)${nearNow(25, 'nu')}`,
      `betaler${near(20)}når i booker`,
      'link til (?:at betale|depositummet)',
      'via et link i vores mail',
    ],
    'a reply time of its own': [
      'inden for \\S+ hverdage?',
      'næste hverdag',
      'som regel inden for en time',
      `har i${near(60)}samme dag`,
    ],
    'a contact at any hour': ['dag og nat', 'døgnet rundt', 'tider af døgnet', 'uanset klokken'],
    'a reminder': ['vi minder jer', 'efter en påmindelse'],
    'a voucher': ['voucher\\p{L}*', 'værdibevis\\p{L}*', 'gavekort'],
    'an e-mail': ['i jeres mail'],
    'a time limit of its own': limitNear('dage før', 'gratis|gebyr|resten|restbeløb\\p{L}*'),
    'a deposit of its own': shareNear('depositum\\p{L}*'),
  },
  no: {
    'payment now': [
      `(?:\\d ?%|\\}\\}|betal\\p{L}*|depositum\\p{L}*)${nearNow(25, 'nå')}`,
      `betaler${near(20)}når dere bestiller`,
      'lenken? (?:for å betale|i bekreftelsen|i e-posten)',
    ],
    'a reply time of its own': [
      'innen \\S+ arbeidsdag\\p{L}*',
      'neste arbeidsdag',
      'som regel innen en time',
      'samme dag får dere',
    ],
    'a contact at any hour': [
      'dag og natt',
      'døgnet rundt',
      'døgnets tider',
      'kan nås når som helst',
      'uansett klokkeslett',
    ],
    'a reminder': ['vi minner dere', 'etter en påminnelse'],
    'a voucher': ['voucher\\p{L}*', `adressen${near(20)}på billetten`, 'gavekort'],
    'an e-mail': ['den også i e-posten'],
    'a time limit of its own': limitNear('dager før', 'gratis|kostnad|resten|restbeløp\\p{L}*'),
    'a deposit of its own': shareNear('depositum\\p{L}*'),
  },
  sv: {
    'payment now': [
      `(?:\\d ?%|\\}\\}|betala\\p{L}*|handpenning\\p{L}*)${nearNow(25, 'nu')}`,
      `betalar${near(20)}när ni bokar`,
      'länk(?:en)? (?:för att betala|till handpenningen|i mejlet)',
    ],
    'a reply time of its own': [
      'inom \\S+ arbetsdag\\p{L}*',
      'nästa arbetsdag',
      'oftast inom en timme',
      'samma dag får ni',
    ],
    'a contact at any hour': [
      'dag och natt',
      'dag som natt',
      'dygnet runt',
      'när som helst på dygnet',
      'går att nå när som helst',
      'vad klockan än är',
    ],
    'a reminder': ['vi påminner', 'trots påminnelse'],
    'a voucher': ['voucher\\p{L}*', 'värdebevis\\p{L}*', 'presentkort'],
    'an e-mail': ['i er e-post'],
    'a time limit of its own': limitNear(
      'dagar före',
      'gratis|utan kostnad|kostnadsfri\\p{L}*|resten|slutbetalning\\p{L}*',
    ),
    'a deposit of its own': shareNear('handpenning\\p{L}*'),
  },
};
