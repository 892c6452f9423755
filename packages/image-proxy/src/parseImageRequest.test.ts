import fc from 'fast-check';
import { parseImageRequest } from './parseImageRequest';
import { testVariants as variants } from './testing';

const hosts = ['admin.example.com', 'images.example.com:8443'];

const parse = (url: string) => parseImageRequest(url, { hosts, variants });

const sourceOf = (url: string) => {
  const parsed = parse(url);
  if (!parsed.ok) return parsed.problem;
  const { source } = parsed.value;
  return source.kind === 'own' ? source.path : source.url.href;
};

it('reads modifiers, an own picture and the version that the page knew', () => {
  expect(parse('/_ipx/f_webp&w_320/images/cities/krakow.jpg?v=abc')).toEqual({
    ok: true,
    value: {
      modifiers: { format: 'webp', width: 320 },
      source: { kind: 'own', path: 'images/cities/krakow.jpg' },
      version: 'abc',
    },
  });
});

it.each([
  ['/_ipx/_/images/cities/krakow.jpg', 'images/cities/krakow.jpg'],
  ['/_ipx/_/images%2Fcities%2Fkrakow.jpg', 'images/cities/krakow.jpg'],
  ['/_ipx/f_webp%26w_320/images/a.b-c_d.png', 'images/a.b-c_d.png'],
  ['/_ipx/_/https%3A%2F%2Fadmin.example.com%2Fa.jpg', 'https://admin.example.com/a.jpg'],
  ['/_ipx/_/https:/admin.example.com/a.jpg', 'https://admin.example.com/a.jpg'],
  [
    '/_ipx/_/https:/admin.example.com/%257Ea%252fb%2541.jpg',
    'https://admin.example.com/~a%2FbA.jpg',
  ],
  ['/_ipx/_/https:/admin.example.com/a.jpg%3F', 'https://admin.example.com/a.jpg'],
  ['/_ipx/_/HTTPS%3A%2F%2FADMIN.example.com%2Fa.jpg', 'https://admin.example.com/a.jpg'],
  [
    '/_ipx/_/https%3A%2F%2Fimages.example.com%3A8443%2Fa%20b.jpg%3Fsize%3D2',
    'https://images.example.com:8443/a%20b.jpg?size=2',
  ],
])('%s asks for %s', (url, source) => {
  expect(sourceOf(url)).toBe(source);
});

const outside = /must be a path below images/;

it.each([
  ['/_ipx/_/', /expected/],
  ['/_ipx/_', /expected/],
  ['/_ipx/%zz/images/a.png', /expected/],
  ['/_ipx/_/images/%E0%A4%A', /expected/],
  ['/_ipx/_/images', outside],
  ['/_ipx/_/package.json', outside],
  ['/_ipx/_/images/../package.json', outside],
  ['/_ipx/_/images/%2e%2e/package.json', outside],
  ['/_ipx/_/images/%252e%252e/package.json', outside],
  ['/_ipx/_/images/..%5cpackage.json', outside],
  ['/_ipx/_/images//etc/passwd', outside],
  ['/_ipx/_//etc/passwd', outside],
  ['/_ipx/_/%2Fetc%2Fpasswd', outside],
  ['/_ipx/_/images/.hidden.png', outside],
  ['/_ipx/_/images/a.png%00.jpg', outside],
  ['/_ipx/_/images/a.png%0a', outside],
  ['/_ipx/_/images/a%2f..%2f..%2fb.png', outside],
  ['/_ipx/_/file%3A%2F%2F%2Fetc%2Fpasswd', outside],
  ['/_ipx/_/data%3Aimage%2Fpng%3Bbase64%2CAAAA', outside],
  ['/_ipx/_/ftp%3A%2F%2Fadmin.example.com%2Fa.png', outside],
  ['/_ipx/_/https%3A%2F%2F', /no address/],
  ['/_ipx/_/https%3A%2F%2Fevil.example.com%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fadmin.example.com.evil.com%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fevil.com%23admin.example.com%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fevil.com%5C%40admin.example.com%2Fa.png', /no allowed host|no user/],
  ['/_ipx/_/https%3A%2F%2Fadmin.example.com%3A444%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fimages.example.com%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fme%3Asecret%40admin.example.com%2Fa.png', /no user/],
  ['/_ipx/_/http%3A%2F%2F127.0.0.1%2Fa.png', /no allowed host/],
  ['/_ipx/_/http%3A%2F%2F169.254.169.254%2Flatest', /no allowed host/],
  ['/_ipx/_/http%3A%2F%2F%5B%3A%3A1%5D%2Fa.png', /no allowed host/],
  ['/_ipx/_/http%3A%2F%2F%5B%3A%3Affff%3A127.0.0.1%5D%2Fa.png', /no allowed host/],
  ['/_ipx/_/http%3A%2F%2F2130706433%2Fa.png', /no allowed host/],
  ['/_ipx/_/https%3A%2F%2Fadmin.example.com.%2Fa.png', /no allowed host/],
  [`/_ipx/_/images/${'a'.repeat(3000)}.png`, /too long/],
])('%s is refused', (url, reason) => {
  expect(sourceOf(url)).toMatch(reason);
});

it.each(['-', '_', '.', 'a', '/a', '.a', '-.', 'a-'])(
  'a long run of %s is refused as soon as it is read',
  (piece) => {
    expect(sourceOf(`/_ipx/_/images/${piece.repeat(500)}!`)).toMatch(outside);
  },
);

it('no source that is let through leads up, out, or to a host that is not allowed', () => {
  const start = fc.constantFrom(
    ...[
      '',
      'images/',
      'images%2F',
      'https%3A%2F%2Fadmin.example.com/',
      'https:/admin.example.com/',
    ],
  );
  const piece = fc.constantFrom(
    ...['images', '..', '.', '%2e', '%2f', '/', '\\', '%5c', '%00', 'a.png', 'etc', '~', ' ', ':'],
    ...['http:', 'https%3A%2F%2F', 'admin.example.com', '@', '#', '?', '127.0.0.1', '%25', 'é'],
  );
  const accepted = { own: 0, remote: 0 };
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 6 }), (before, pieces) => {
      const parsed = parse(`/_ipx/_/${before}${pieces.join('')}`);
      if (!parsed.ok) return true;
      const { source } = parsed.value;
      accepted[source.kind] += 1;
      return source.kind === 'own'
        ? /^images\/[\w./-]+$/.test(source.path) && !source.path.includes('..')
        : hosts.includes(source.url.host) && source.url.username === '';
    }),
    { numRuns: 5000 },
  );
  // Ensures that the generator produces enough accepted requests.
  expect(Math.min(accepted.own, accepted.remote)).toBeGreaterThan(30);
});
