import { getEnv } from '@/config/env/getEnv';
import { getRatesTable } from '@/catalog/mesh/getRates';
import { readOnly } from './readOnly';

/** In seconds. The lower of this and the revalidation period applies, so that rates are not older than on pages. */
const longestAge = 3600;

/**
 * `GET /api/exchange-rates`: returns the rates in the format of the Polish central bank's table A, where `mid` is the
 * price of one unit of the currency in PLN. Parsed, they are exactly the rates that pages and orders use.
 */
export const ratesEndpoint = readOnly(async () => ({
  status: 200,
  body: await getRatesTable(),
  maxAge: Math.min(longestAge, getEnv().revalidateSeconds),
}));
