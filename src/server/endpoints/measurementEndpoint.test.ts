import { callApi } from '@/testing/callApi';
import { measurementEndpoint } from './measurementEndpoint';

it('where nothing is configured nothing is measured, and nobody keeps the answer', async () => {
  const { status, headers, body } = await callApi(measurementEndpoint, { host: 'en.localhost' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({ container: null, conversionSendToId: null });
});
