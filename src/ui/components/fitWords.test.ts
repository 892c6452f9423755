import { fitWords } from './fitWords';

it.each([
  ['Junggesellen- und Junggesellinnenabschied in Prag', 23],
  ['Degustacja piw rzemieślniczych', 15],
  ['', 1],
])(
  'of "%s", the longest word between spaces and hyphens decides: %i letters',
  (heading, letters) => {
    expect(fitWords(heading)).toEqual({ '--longest-word': letters });
  },
);
