import { currencyCodes, defaultRates } from '@/pricing/currencies';
import { readOnly } from './readOnly';

const nameOf = new Intl.DisplayNames('en', { type: 'currency' });

const maxAge = 3600;

/**
 * `GET /api/exchange-rates`: the rates in the shape of the Polish central bank's table A, where `mid` is what one unit
 * of the currency costs in PLN.
 */
export const ratesEndpoint = readOnly(async () => {
  const effectiveDate = new Date().toISOString().slice(0, 10);
  const rates = currencyCodes.map((code) => ({
    currency: nameOf.of(code),
    code,
    mid: 1 / defaultRates[code],
  }));
  return { status: 200, body: [{ table: 'A', no: 'default', effectiveDate, rates }], maxAge };
});
