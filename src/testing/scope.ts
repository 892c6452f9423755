/** Whether `npm test` runs, without the tests that take long and differ by site alone. `npm run test:all` runs them. */
export const isCore = process.env['TEST_SCOPE'] === 'core';
