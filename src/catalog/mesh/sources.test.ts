import { parseEnv } from '@/config/env/env';
import { createSources } from './sources';

const createEnv = (variables: Readonly<Record<string, string>>) => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.problem.join());
  return env.value;
};

const idsOf = (variables: Readonly<Record<string, string>>, reach: 'local' | 'everything') =>
  createSources(createEnv(variables), reach).map(({ loader }) => loader.id);

const all = { API_URL: 'http://127.0.0.1:9/api', CMS_URL: 'http://127.0.0.1:9/wp-json' };

describe('the sources of a shop', () => {
  it('are its files and pictures alone, unless told of others', () => {
    expect(idsOf({}, 'everything')).toEqual(['files', 'pictures']);
  });

  it('are those that the environment names', () => {
    expect(idsOf(all, 'everything')).toEqual(['files', 'pictures', 'upstream', 'cms']);
  });

  it('are only those of the machine itself while it builds', () => {
    expect(idsOf(all, 'local')).toEqual(['files', 'pictures']);
  });

  it('say where they point to, so that what one gave is never taken for another’s', () => {
    const names = ['/a', '/b'].map(
      (CONTENT_DIR) => createSources(createEnv({ CONTENT_DIR }), 'local')[0]?.loader.name,
    );
    expect(names[0]).not.toBe(names[1]);
  });
});
