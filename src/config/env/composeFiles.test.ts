import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseEnv } from './env';

interface Service {
  readonly image?: string;
  readonly build?: { readonly args: Readonly<Record<string, string>> };
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly command?: string | readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const read = (file: string): Compose =>
  parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;

const known = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name),
);

/** Variables of programs with separate images. */
const foreign = /^(?:POSTGRES|VARNISH)_/;

const fill = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

const files = ['docker-compose.yml', 'docker-compose.many.yml'];

describe.each(files)('%s', (file) => {
  const { services, volumes } = read(file);
  const shops = Object.values(services).filter(({ environment }) => environment?.['DATA_DIR']);

  it('has a shop', () => {
    expect(shops).toHaveLength(file.includes('many') ? 2 : 1);
  });

  it('gives shops no variable that they do not know', () => {
    const given = shops.flatMap(({ environment, build }) => [
      ...Object.keys(environment ?? {}),
      ...Object.keys(build?.args ?? {}),
    ]);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('gives shops every variable but the folder of the content, which is in the image', () => {
    for (const { environment = {} } of shops) {
      const missing = [...known].filter((name) => environment[String(name)] === undefined);
      expect(missing).toEqual(['CONTENT_DIR']);
    }
  });

  it('asks for no variable that is not documented', () => {
    const asked = [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(asked.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
  });

  it('starts with nothing set', () => {
    for (const { environment = {} } of shops) {
      const filled = Object.entries(environment).map(([name, text]) => [name, fill(text)]);
      expect(parseEnv(Object.fromEntries(filled))).toMatchObject({ ok: true });
    }
  });

  it('waits for, and mounts, what there is', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) {
        expect(services).toHaveProperty(name);
      }
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('.')) expect(() => readFileSync(from)).not.toThrow();
        else expect(volumes).toHaveProperty(from);
      }
    }
  });
});

it('the image is built with all that is fixed at build', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  for (const file of files) {
    const builds = Object.values(read(file).services).flatMap(({ build }) => build ?? []);
    const named = builds.flatMap(({ args }) => Object.keys(args));
    for (const name of named) expect(dockerfile).toContain(`ARG ${name}=`);
    expect(named).toEqual(expect.arrayContaining(['CONTENT_SECURITY_POLICY', 'HSTS_SECONDS']));
  }
});

it('Varnish looks for the instances by the names that they have', () => {
  const hosts = [...readFileSync('docker/varnish.vcl', 'utf8').matchAll(/\.host = "(\w+)"/g)];
  const { services } = read('docker-compose.many.yml');
  expect(hosts.map(([, name]) => name)).toEqual(['shop1', 'shop2']);
  for (const [, name = ''] of hosts) expect(services).toHaveProperty(name);
});

it('Varnish takes purges at a port that is not published', () => {
  const { varnish, shop1 } = read('docker-compose.many.yml').services;
  const { hostname, port } = new URL(String(shop1?.environment?.['PURGE_URLS']));
  expect(hostname).toBe('varnish');
  expect(varnish?.command).toEqual(['-a', `purge=:${port}`]);
  const published = (varnish?.ports ?? []).map((it) => it.split(':').at(-1));
  expect(published).toEqual(['80']);
});
