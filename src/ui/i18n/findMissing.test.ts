import { findMissing } from './findMissing';

const english = {
  title: 'City',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  nav: { menu: 'Menu', close: 'Close' },
};

it('is nothing of a file that has all texts', () => {
  const own = { title: 'Stadt', nights_one: '', nights_other: '', nav: { menu: '', close: '' } };
  expect(findMissing(english, own, 'de')).toEqual({});
});

it('is each text that the file lacks, at its place', () => {
  const own = {
    nights_one: '{{count}} Nacht',
    nights_other: '{{count}} Nächte',
    nav: { menu: '' },
  };
  expect(findMissing(english, own, 'de')).toEqual({ title: 'City', nav: { close: 'Close' } });
});

it('is the whole file where there is none', () => {
  expect(findMissing(english, {}, 'de')).toEqual(english);
});

it('is a whole plural as soon as one form of the language is missing', () => {
  const { nights_one, nights_other } = english;
  const own = { ...english, nights_few: '', nights_many: '' };
  expect(findMissing(english, own, 'pl')).toEqual({});
  expect(findMissing(english, { ...english, nights_few: '' }, 'pl')).toEqual({
    nights_one,
    nights_other,
  });
});
