/** Whom to call in an emergency, by country. Printed on paper, so only what is sure: other countries have none. */

export interface EmergencyNumbers {
  /** For everything. */
  readonly all: string;
  /** Of single services, which work beside it. */
  readonly ambulance?: string;
  readonly fire?: string;
  readonly police?: string;
}

/** In all of the European Union: Directive (EU) 2018/1972, article 109. */
const all = '112';

/** By ISO 3166-1 alpha-2. */
const numbers: Readonly<Record<string, EmergencyNumbers>> = {
  // praha.eu, "First aid in Prague".
  CZ: { all, ambulance: '155', fire: '150', police: '158' },
  // polizei.de. Ambulance and fire brigade have the common number.
  DE: { all, police: '110' },
  // National Directorate General for Disaster Management; budapest.city, "Emergency contacts".
  HU: { all, ambulance: '104', fire: '105', police: '107' },
  // vugd.gov.lv, nmpd.gov.lv; police: cietusajiem.lv, "Calling 110, 112". The fire brigade has the common number.
  LV: { all, ambulance: '113', police: '110' },
  // 112.gov.pl, "What is 112".
  PL: { all, ambulance: '999', fire: '998', police: '997' },
  // eportugal.gov.pt: the common number alone.
  PT: { all },
};

/** @param country ISO 3166-1 alpha-2 */
export const findEmergencyNumbers = (country: string): EmergencyNumbers | undefined =>
  Object.hasOwn(numbers, country) ? numbers[country] : undefined;
