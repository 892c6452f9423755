import { singleValues } from './singleValues';

it('keeps what was given once and leaves the rest out', () => {
  expect(singleValues({ city: 'krakow', tag: ['a', 'b'], page: undefined })).toEqual({
    city: 'krakow',
  });
  expect(singleValues()).toEqual({});
});
