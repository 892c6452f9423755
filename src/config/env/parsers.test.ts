import { err } from '@troupe/basics/result';
import { parseHostMap, parseSiteHosts, parseUrl, parseWhole } from './parsers';

describe('a whole number', () => {
  const parse = parseWhole(1, 10);

  it.each(['1', '10', '007'])('is %s', (text) => {
    expect(parse(text)).toEqual({ ok: true, value: Number(text) });
  });

  it.each(['0', '11', '', '1.0', '+1', '1 ', '١'])('is not %j', (text) => {
    expect(parse(text)).toEqual(err('must be a whole number from 1 to 10'));
  });
});

describe('a URL', () => {
  it('is kept as it was written', () => {
    expect(parseUrl('https:')('https://Example.com')).toEqual({
      ok: true,
      value: 'https://Example.com',
    });
  });

  it('must have one of the protocols, which the problem lists', () => {
    expect(parseUrl('redis:', 'rediss:')('https://example.com')).toEqual(
      err('must be a URL that starts with redis: or rediss:'),
    );
  });
});

describe('site hosts', () => {
  it('may be many per site, in any case, with a port that is dropped', () => {
    expect(
      parseSiteHosts('de = Shop.example.de:8443 | www.shop.example.de , fr=localhost'),
    ).toEqual({
      ok: true,
      value: { de: ['shop.example.de', 'www.shop.example.de'], fr: ['localhost'] },
    });
  });

  it('of a site named twice add up', () => {
    expect(parseSiteHosts('de=a.example,de=b.example')).toEqual({
      ok: true,
      value: { de: ['a.example', 'b.example'] },
    });
  });

  it('belong to one site each, whatever the port', () => {
    expect(parseSiteHosts('de=a.example:80,fr=A.example:443')).toEqual(
      err('gives a.example to more than one site'),
    );
  });

  it.each([
    '-a.example',
    'a_b.example',
    'a..example',
    'a.example/',
    'a.example:',
    '*.example',
    'ä.example',
  ])('are host names, unlike %s', (host) => {
    expect(parseSiteHosts(`de=${host}`)).toEqual(
      err(`has ${JSON.stringify(host)}, which is not a host name`),
    );
  });

  it('belong to sites that exist', () => {
    expect(parseSiteHosts('it=a.example')).toEqual(
      err('must name sites out of en, de, fr, pl, pl2, pl3, dk, no, sv, en2, en3'),
    );
  });
});

describe('a host map', () => {
  it('takes no name that is no host', () => {
    expect(parseHostMap('__proto__=x,a.example=y').ok).toBe(false);
    expect(parseHostMap('Not A Host=x').ok).toBe(false);
  });

  it.each(['', 'a', 'a=', '=b', 'a=b,', 'a=b=c'])('is not %j', (text) => {
    expect(parseHostMap(text)).toEqual(err('must look like key=value,key=value'));
  });
});
