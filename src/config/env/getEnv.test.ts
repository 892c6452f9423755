const importGetEnv = async (variables: Readonly<Record<string, string>>) => {
  jest.replaceProperty(process, 'env', { ...variables, NODE_ENV: 'test' });
  jest.resetModules();
  return (await import('./getEnv')).getEnv;
};

afterEach(() => jest.restoreAllMocks());

it('the environment is that of the process', async () => {
  const getEnv = await importGetEnv({ PORT: '8080', LOCALE: 'dk' });
  expect(getEnv()).toMatchObject({ port: 8080, locale: 'dk' });
});

it('the environment is parsed once', async () => {
  const getEnv = await importGetEnv({ PORT: '8080' });
  const first = getEnv();
  process.env['PORT'] = '9090';
  expect(getEnv()).toBe(first);
});

it('bad variables throw, a line for each', async () => {
  const getEnv = await importGetEnv({ PORT: 'x', THEME: 'dark' });
  expect(getEnv).toThrow(/^PORT .+\nTHEME .+$/);
});
