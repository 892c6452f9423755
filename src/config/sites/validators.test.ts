import fc from 'fast-check';
import { keysOf } from '@/lib/keysOf';
import { type RouteName, routes } from './routes';
import { validators } from './validators';

const guarded: readonly RouteName[] = [
  'city',
  'activity',
  'blogCategory',
  'blogPost',
  'cart',
  'summary',
  'staticPage',
];

const numbered: readonly RouteName[] = ['blogPage', 'blogCategoryPage'];

/** Its token is checked like those in bodies of requests, and no page of it is kept. */
const byToken: readonly RouteName[] = ['payment'];

it('every route with params has a rule', () => {
  const withParams = keysOf(routes).filter((route) => routes[route].page.includes('{'));
  expect(withParams.sort()).toEqual([...guarded, ...numbered, ...byToken].sort());
  expect(Object.keys(validators).sort()).toEqual([...guarded, ...numbered].sort());
});

describe.each(numbered)('the rule of %s', (route) => {
  const validate = validators[route];

  it('admits pages from the second on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9999 }), (number) => {
        expect(validate?.({ category: 'planning', number: String(number) })).toBe(true);
      }),
    );
  });

  it.each(['1', '0', '02', '-2', '2.0', '1e3', '10000', 'two', ''])(
    'refuses %j, which is no further page',
    (number) => {
      expect(validate?.({ category: 'planning', number })).toBe(false);
    },
  );

  it('refuses a category that no slug looks like', () => {
    expect(validate?.({ category: 'Plan ning', number: '2' })).toBe(false);
  });
});

describe.each(guarded)('the rule of %s', (route) => {
  const validate = validators[route];

  it('admits slugs', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,80}$/), (slug) => {
        expect(validate?.({ first: 'krakow', second: slug })).toBe(true);
      }),
    );
  });

  it.each(['Krakow', 'kraków', 'a b', 'a.b', 'a'.repeat(81), '', '<script>'])(
    'refuses %j, which no slug looks like',
    (value) => {
      expect(validate?.({ first: 'krakow', second: value })).toBe(false);
    },
  );

  it.each(['a\0', 'a\nb', '..\\a', '../a', '\u{FFFD}'])('calls %j a bad request', (value) => {
    expect(validate?.({ first: 'krakow', second: value })).toEqual({
      statusCode: 400,
      message: 'Bad Request',
    });
  });
});
