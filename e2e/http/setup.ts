// The log lines of the code under test are noise in a test report.
process.env['LOG_LEVEL'] ??= 'silent';
// Some tests request every page of a site, and each page renders for the first time.
jest.setTimeout(900_000);
