/** Whether `npm test` runs, without the tests that take long and differ by site alone. `npm run test:all` runs them. */
export const isCore = process.env['TEST_SCOPE'] === 'core';

/** Number of cases of a property whose cases take long: a quarter of them in `npm test`, the first ones. */
export const countRuns = (all: number): number => (isCore ? Math.ceil(all / 4) : all);
