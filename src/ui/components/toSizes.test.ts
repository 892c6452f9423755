import { toSizes } from './toSizes';

it('a picture has a width from each breakpoint to the next one that is named', () => {
  expect(toSizes({ xs: '78vw', sm: '45vw', lg: '320px' })).toBe(
    '(max-width: 599.95px) 78vw, (max-width: 1279.95px) 45vw, 320px',
  );
});

it('one width needs no condition', () => {
  expect(toSizes({ xs: '50vw' })).toBe('50vw');
});

it('the order of the names does not matter', () => {
  expect(toSizes({ xl: '600px', xs: '100vw' })).toBe('(max-width: 1919.95px) 100vw, 600px');
});
