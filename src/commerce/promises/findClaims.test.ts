import { findClaims } from './findClaims';

it.each([
  ['en', 'Only 30% deposit now', 'payment now'],
  ['en', 'You pay {{shop.deposit}} when you book', 'payment now'],
  ['en', 'You get a link for the deposit.', 'payment now'],
  ['de', 'Jetzt nur {{percent}} anzahlen', 'payment now'],
  ['fr', 'Versez {{shop.deposit}} maintenant', 'payment now'],
  ['pl', 'Teraz tylko zaliczka {{percent}}', 'payment now'],
  ['da', 'Betal {{shop.deposit}} nu', 'payment now'],
  ['no', 'Betal {{shop.deposit}} nå', 'payment now'],
  ['sv', 'Betala {{shop.deposit}} nu', 'payment now'],
  ['en', 'A person answers, usually within the hour.', 'a reply time of its own'],
  ['en', 'You’ll have the price the same day.', 'a reply time of its own'],
  ['de', 'Wir antworten innerhalb eines Werktags.', 'a reply time of its own'],
  ['fr', 'Une personne répond, en général dans l’heure.', 'a reply time of its own'],
  ['pl', 'Odpiszemy w\u00a0ciągu jednego dnia roboczego.', 'a reply time of its own'],
  ['da', 'Vi svarer inden for én hverdag.', 'a reply time of its own'],
  ['no', 'Vi svarer innen én arbeidsdag.', 'a reply time of its own'],
  ['sv', 'Vi svarar inom en arbetsdag.', 'a reply time of its own'],
  ['en', 'One contact, day and night', 'a contact at any hour'],
  ['de', 'Ein Kontakt, Tag und Nacht', 'a contact at any hour'],
  ['pl', 'Jeden kontakt, w\u00a0dzień i\u00a0w\u00a0nocy', 'a contact at any hour'],
  ['sv', 'En kontakt, dygnet runt', 'a contact at any hour'],
  ['en', 'and we’ll remind you in good time', 'a reminder'],
  ['no', 'og vi minner dere på det', 'a reminder'],
  ['en', 'at the address on your voucher', 'a voucher'],
  ['fr', 'à l’adresse indiquée sur votre bon', 'a voucher'],
  ['no', 'på adressen som står på billetten', 'a voucher'],
  ['en', 'You also find it in your email.', 'an e-mail'],
  ['en', 'Free changes up to 14 days before', 'a time limit of its own'],
  ['de', 'Bis 14 Tage vorher kostenlos ändern', 'a time limit of its own'],
  ['da', 'Resten forfalder 14 dage før afrejse.', 'a time limit of its own'],
  ['en', 'a deposit of 30% is due', 'a deposit of its own'],
  ['sv', '30 % i handpenning', 'a deposit of its own'],
] as const)('in %s, “%s” promises %s', (lang, text, claim) => {
  expect(findClaims(text, lang).map((found) => found.claim)).toContain(claim);
});

it.each([
  ['en', 'Put health matters into the notes only if we need to know them.'],
  ['en', 'Nothing is charged on this site. We answer {{shop.reply}}.'],
  ['en', 'Build bikes, then hand them over the same day.'],
  ['en', '30% of the budget goes into travel.'],
  ['de', 'Nach unserer Bestätigung die Anzahlung, {{shop.deposit}}.'],
  ['pl', 'Zaliczka {{percent}} po\u00a0potwierdzeniu'],
  ['da', 'Vi er vant til hverdage og weekender.'],
  ['no', 'Sjekk navnet på billetten før dere reiser.'],
  ['sv', 'Numret i planen som ni får före avresan.'],
] as const)('in %s, “%s” promises nothing of its own', (lang, text) => {
  expect(findClaims(text, lang)).toEqual([]);
});
