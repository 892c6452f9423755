import { toKeyPrefix } from './keyPrefix';

const options = { name: 'shop', identity: [{ hosts: ['a.example'] }, null], buildId: 'a-build' };

it('instances of the same site and build share their pages', () => {
  expect(toKeyPrefix(options)).toMatch(/^shop\d+:[0-9a-f]{12}:a-build$/);
  expect(toKeyPrefix({ ...options, identity: [{ hosts: ['a.example'] }, null] })).toBe(
    toKeyPrefix(options),
  );
});

it.each([{ name: 'another' }, { identity: [{ hosts: ['b.example'] }, null] }, { buildId: 'b' }])(
  'an instance with %j shares none with one that is without it',
  (other) => expect(toKeyPrefix({ ...options, ...other })).not.toBe(toKeyPrefix(options)),
);
