import { getMeasurement } from './measurement';

const env = {
  siteHosts: { en: ['shop.example.com'], de: ['shop.example.de'] },
  gtmContainers: {
    'shop.example.com': 'GTM-MAIN',
    'shop.example.de': 'GTM-DE',
    'pl.localhost:3000': 'GTM-PL',
  },
  conversionIds: { 'shop.example.de': 'AW-1/de', 'shop.example.com': 'AW-1/main' },
};

const main = { container: 'GTM-MAIN', conversionSendToId: null };

describe('the container', () => {
  it.each([
    ['shop.example.de', 'GTM-DE'],
    ['shop.example.de:8443', 'GTM-DE'],
    ['SHOP.example.DE', 'GTM-DE'],
    ['pl.localhost:3000', 'GTM-PL'],
    ['pl.localhost', 'GTM-PL'],
    ['shop.example.com', 'GTM-MAIN'],
  ])('of %s is its own', (host, container) => {
    expect(getMeasurement(env, host)).toMatchObject({ container });
  });

  it.each([
    'sv.localhost',
    'www.shop.example.de',
    'localhost:3000',
    'evil.example',
    'shop.example.de.evil.example',
    'shop.example.de@evil.example',
    '__proto__',
    'constructor',
    'toString',
    '',
    undefined,
  ])('of %j is that of the main English site, and there is no conversion to tell', (host) => {
    expect(getMeasurement(env, host)).toEqual(main);
  });

  it('is taken from the first host of the main site that has one', () => {
    const gtmContainers = { 'en.localhost': 'GTM-EN' };
    expect(getMeasurement({ ...env, gtmContainers }, 'de.localhost')).toMatchObject({
      container: 'GTM-EN',
    });
  });

  it('is none where the main site has none', () => {
    const gtmContainers = { 'shop.example.de': 'GTM-DE' };
    expect(getMeasurement({ ...env, gtmContainers }, 'fr.localhost')).toEqual({
      container: null,
      conversionSendToId: null,
    });
  });
});

it('a conversion is reported to what is configured for that very host', () => {
  expect(getMeasurement(env, 'shop.example.de').conversionSendToId).toBe('AW-1/de');
  expect(getMeasurement(env, 'pl.localhost:3000').conversionSendToId).toBeNull();
});
