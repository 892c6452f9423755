import { err } from '@troupe/basics/result';
import { parseCmsSites, parseCredentials, parseKey } from './cmsParsers';

describe('where the CMS is', () => {
  it('is one address for all languages', () => {
    const url = 'https://cms.example/?rest_route=/';
    expect(parseCmsSites(url)).toEqual({ ok: true, value: [{ url }] });
  });

  it('or one per language', () => {
    expect(parseCmsSites('de = https://a.example/wp-json , en=http://b.example')).toEqual({
      ok: true,
      value: [
        { lang: 'de', url: 'https://a.example/wp-json' },
        { lang: 'en', url: 'http://b.example' },
      ],
    });
  });

  it('is no list of half addresses', () => {
    const problem = 'must be a URL, or look like de=https://…,en=https://…';
    for (const text of ['cms.example', 'de=', 'de=https://a.example,', '=https://a.example']) {
      expect(parseCmsSites(text)).toEqual(err(problem));
    }
  });

  it('is for languages that there are, once each', () => {
    expect(parseCmsSites('dk=https://a.example')).toEqual(
      err('must name languages out of en, de, fr, pl, da, no, sv'),
    );
    expect(parseCmsSites('de=https://a.example,de=https://b.example')).toEqual(
      err('names de more than once'),
    );
  });

  it('names no user, who would be in every log', () => {
    const problem = err('must name no user');
    expect(parseCmsSites('https://ann:secret@cms.example')).toEqual(problem);
    expect(parseCmsSites('de=https://ann@cms.example')).toEqual(problem);
  });

  it('is on the web', () => {
    expect(parseCmsSites('de=ftp://cms.example').ok).toBe(false);
  });
});

it('credentials are a user and the words of a password', () => {
  const text = 'ann:abcd EFGH 1234';
  expect(parseCredentials(text)).toEqual({ ok: true, value: text });
  for (const bad of ['ann', ':abcd', 'ann:', 'ann: abcd']) {
    expect(parseCredentials(bad).ok).toBe(false);
  }
});

it('a key is the name of a file', () => {
  expect(parseKey('marta-lis')).toEqual({ ok: true, value: 'marta-lis' });
  for (const bad of ['Marta', 'a--b', '../a', 'a'.repeat(61)]) {
    expect(parseKey(bad).ok).toBe(false);
  }
});
