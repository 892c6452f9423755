import { getEnv } from '@/config/env/getEnv';
import { getMeasurement } from '@/config/sites/measurement';
import { readOnly } from './readOnly';

/** `GET /api/measurement`: only browsers with consent to measurement request it. */
export const measurementEndpoint = readOnly(async ({ headers }) => ({
  status: 200,
  body: getMeasurement(getEnv(), headers.host),
  isPrivate: true,
}));
