import { type Env, parseEnv } from '@/config/env/env';
import { followHeaders } from '@/testing/followHeaders';
import { deferredScriptLoaderSource } from '@/hacks/deferredScriptLoader';
import { buildSecurityHeaders, createStartHeaders } from './securityHeaders';

const readEnv = (variables: Record<string, string> = {}): Env => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.problem.join('\n'));
  return env.value;
};

const headersOf = (path: string, variables: Record<string, string> = {}, isDevelopment = false) =>
  followHeaders(buildSecurityHeaders(readEnv(variables), isDevelopment), path);

/** Parses a policy as browsers do: the sources by directive. */
const parsePolicy = (policy: string | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const policyOf = (path: string, variables: Record<string, string> = {}, isDevelopment = false) =>
  parsePolicy(headersOf(path, variables, isDevelopment)['content-security-policy']);

const documents = [
  '/',
  '/krakow',
  '/beer-bike/krakow',
  '/caisse/krakow/r%C3%A9sum%C3%A9',
  '/no/such/page/at/all',
  '/imagesque',
  '/api',
  '/_next',
  '/sitemap.xml',
];

const resources = [
  '/_next/static/chunks/main.js',
  '/_next/data/build/en/krakow.json',
  '/_ipx/f_webp,w_640/images/cities/krakow.jpg',
  '/api/cart',
  '/api/shop/1/krakow',
  '/icons/icon.svg',
  '/images/fallback.jpg',
  '/fonts/inter.woff2',
  '/geo/countries.json',
  '/locales/en/common.json',
];

const measuring = {
  GTM_CONTAINERS: 'shop.example=GTM-1',
  CONVERSION_IDS: 'shop.example=AW-1/x',
};

/** Combinations of all variables that the headers could depend on. */
const environments = ['', measuring.GTM_CONTAINERS].flatMap((GTM_CONTAINERS) =>
  ['', measuring.CONVERSION_IDS].flatMap((CONVERSION_IDS) =>
    ['', '0', '31536000'].flatMap((HSTS_SECONDS) =>
      ['', 'on', 'report', 'off'].map((CONTENT_SECURITY_POLICY) => ({
        GTM_CONTAINERS,
        CONVERSION_IDS,
        HSTS_SECONDS,
        CONTENT_SECURITY_POLICY,
      })),
    ),
  ),
);

describe('a start with another environment than the build', () => {
  it('sends what a build with that environment would send', () => {
    for (const variables of environments) {
      const startHeadersOf = createStartHeaders(readEnv(variables));
      for (const path of [...documents, ...resources]) {
        const built = headersOf(path, variables);
        const names = [
          'content-security-policy',
          'content-security-policy-report-only',
          'strict-transport-security',
        ];
        expect([path, startHeadersOf(built)]).toEqual([
          path,
          Object.fromEntries(names.map((name) => [name, built[name]])),
        ]);
      }
    }
  });

  it('adds nothing to a response to which Next applies no header rule', () => {
    const startHeadersOf = createStartHeaders(readEnv(measuring));
    expect(startHeadersOf({ location: '/krakow', refresh: '0;url=/krakow' })).toEqual({});
  });
});

describe('the policy of pages', () => {
  it.each(documents)('is on %s', (path) => {
    expect(policyOf(path)['script-src']).toEqual(["'self'", deferredScriptLoaderSource]);
  });

  it('allows nothing from elsewhere where nothing is measured', () => {
    const sources = Object.values(policyOf('/krakow')).flat();
    expect(new Set(sources)).toEqual(
      new Set(["'self'", "'none'", "'unsafe-inline'", 'data:', deferredScriptLoaderSource]),
    );
  });

  it('runs no script but its own and those of hosts it names, whatever is configured', () => {
    for (const variables of environments) {
      const headers = headersOf('/krakow', variables);
      const policy =
        headers['content-security-policy'] ?? headers['content-security-policy-report-only'];
      if (variables.CONTENT_SECURITY_POLICY === 'off') {
        expect(policy).toBeUndefined();
        continue;
      }
      const directives = parsePolicy(policy);
      expect(directives['script-src']).toContain(deferredScriptLoaderSource);
      for (const source of directives['script-src'] ?? []) {
        if (source === deferredScriptLoaderSource) continue;
        expect(source).toMatch(/^(?:'self'|https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/.+)$/);
      }
      // A more specific directive would override `script-src`.
      expect(Object.keys(directives)).not.toContain('script-src-elem');
      expect(Object.keys(directives)).not.toContain('script-src-attr');
      expect(directives).toMatchObject({
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'worker-src': ["'none'"],
      });
    }
  });

  it('lets inline code be for styles alone, and data: for pictures alone', () => {
    for (const variables of environments) {
      const directives = Object.entries(policyOf('/', variables));
      const allowing = (source: string) =>
        directives.filter(([, sources]) => sources.includes(source)).map(([name]) => name);
      expect(['style-src', undefined]).toContain(allowing("'unsafe-inline'")[0]);
      expect(allowing("'unsafe-inline'").length).toBeLessThan(2);
      expect(allowing("'unsafe-eval'")).toEqual([]);
      expect(['img-src', undefined]).toContain(allowing('data:')[0]);
      expect(allowing('data:').length).toBeLessThan(2);
      expect(allowing('*')).toEqual([]);
    }
  });

  it('says each thing once: browsers ignore a directive that comes again, and what stands beside none', () => {
    for (const variables of environments) {
      const policy = headersOf('/', variables)['content-security-policy'] ?? 'default-src x';
      const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
      expect(new Set(names).size).toBe(names.length);
      for (const sources of Object.values(parsePolicy(policy))) {
        expect(sources.length === 1 || !sources.includes("'none'")).toBe(true);
      }
    }
  });

  it('lets the tag manager in where there is a container or a conversion to report', () => {
    const manager = 'https://www.googletagmanager.com/gtm.js';
    const { GTM_CONTAINERS, CONVERSION_IDS } = measuring;
    expect(policyOf('/')['script-src']).not.toContain(manager);
    const either: readonly Record<string, string>[] = [{ GTM_CONTAINERS }, { CONVERSION_IDS }];
    for (const variables of either) {
      const policy = policyOf('/', variables);
      expect(policy['script-src']).toContain(manager);
      expect(policy['connect-src']).toContain('https://*.google-analytics.com');
      expect(policy['frame-src']).toEqual(['https://www.googletagmanager.com']);
    }
  });

  it('lets advertising in only where there is a conversion to report', () => {
    const ads = 'https://www.googleadservices.com/pagead/';
    const { GTM_CONTAINERS, CONVERSION_IDS } = measuring;
    expect(policyOf('/', { GTM_CONTAINERS })['script-src']).not.toContain(ads);
    expect(policyOf('/', { CONVERSION_IDS })['script-src']).toContain(ads);
  });

  it('is loose enough for hot reload in development alone', () => {
    const policy = policyOf('/', {}, true);
    expect(policy['script-src']).toEqual(["'self'", "'unsafe-eval'", "'unsafe-inline'"]);
    expect(policy['connect-src']).toContain('ws:');
    expect(headersOf('/', {}, true)).not.toHaveProperty('x-content-type-options');
  });
});

describe('what browsers are told', () => {
  it.each([...documents, ...resources])('with %s: not to guess, frame or hand on', (path) => {
    expect(headersOf(path)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(documents)('with %s: that it is a window of its own, without devices', (path) => {
    const headers = headersOf(path);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it.each(resources)('with %s: that it is no document, and runs nothing as one', (path) => {
    const headers = headersOf(path);
    const policy = parsePolicy(headers['content-security-policy']);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['script-src']).toBeUndefined();
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('others may show pictures and nothing else', () => {
    const shared = [...documents, ...resources].filter(
      (path) => headersOf(path)['cross-origin-resource-policy'] === 'cross-origin',
    );
    expect(shared).toEqual(resources.filter((path) => /^\/(?:_ipx|images|icons)\//.test(path)));
  });
});

describe('switches', () => {
  it('report: breaches are told of and nothing is kept from running', () => {
    for (const path of ['/', '/api/cart']) {
      const on = headersOf(path);
      const report = headersOf(path, { CONTENT_SECURITY_POLICY: 'report' });
      expect(report['content-security-policy']).toBeUndefined();
      expect(report['content-security-policy-report-only']).toBe(on['content-security-policy']);
      expect(report['x-frame-options']).toBe('DENY');
    }
  });

  it('off: no policy, and everything else as ever', () => {
    for (const path of ['/', '/api/cart']) {
      const { 'content-security-policy': policy, ...others } = headersOf(path);
      expect(policy).toBeDefined();
      expect(headersOf(path, { CONTENT_SECURITY_POLICY: 'off' })).toEqual(others);
    }
  });

  it('transport: encrypted for as long as is said, on every answer, and nothing unless said', () => {
    const name = 'strict-transport-security';
    for (const path of [...documents, ...resources]) {
      expect(headersOf(path)[name]).toBeUndefined();
      expect(headersOf(path, { HSTS_SECONDS: '31536000' })[name]).toBe('max-age=31536000');
      expect(headersOf(path, { HSTS_SECONDS: '0' })[name]).toBe('max-age=0');
    }
  });
});
