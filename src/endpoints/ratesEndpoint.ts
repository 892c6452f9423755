import { getEnv } from '@/env/getEnv';
import { getRatesTable } from '@/mesh/getRates';
import { readOnly } from './readOnly';

/** In seconds. A page is never kept for longer than its window, so that both show the same rates. */
const longestAge = 3600;

/**
 * `GET /api/exchange-rates`: the rates in the shape of the Polish central bank's table A, where `mid` is what one unit
 * of the currency costs in PLN. Parsed back, they are exactly those that pages and orders use.
 */
export const ratesEndpoint = readOnly(async () => ({
  status: 200,
  body: await getRatesTable(),
  maxAge: Math.min(longestAge, getEnv().revalidateSeconds),
}));
