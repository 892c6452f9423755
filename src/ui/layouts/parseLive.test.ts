import fc from 'fast-check';
import { settingsEndpoint, shopGroupEndpoint } from '@/server/endpoints/shopEndpoints';
import { callApi } from '@/testing/callApi';
import { parseShopGroup, parseTerms } from './parseLive';

const group = { id: 1, name: 'Troupe', logo: '/images/logo.png', phone: '+48 1' };

describe('tax and deposit', () => {
  it.each([
    { tax: null, deposit: 30 },
    { tax: 23, deposit: 100 },
    { tax: 0, deposit: 0 },
    { tax: 8.1, deposit: 12.5 },
  ])('are %j', (terms) => {
    expect(parseTerms({ ...terms, more: true })).toEqual(terms);
  });

  it.each([
    [undefined],
    [null],
    ['30'],
    [[]],
    [{ deposit: 30 }],
    [{ tax: null }],
    [{ tax: '23', deposit: 30 }],
    [{ tax: 23, deposit: -1 }],
    [{ tax: 101, deposit: 30 }],
    [{ tax: Number.NaN, deposit: 30 }],
  ])('are nothing in %j', (answer) => {
    expect(parseTerms(answer)).toBeUndefined();
  });

  it('are read from the answer of the shop’s own API', async () => {
    const { body } = await callApi(settingsEndpoint, { query: { shopGroupId: '1' } });
    expect(parseTerms(body)).toEqual({ tax: null, deposit: 30 });
  });
});

describe('a shop group', () => {
  it('is what a frame shows of it', () => {
    expect(parseShopGroup({ ...group, email: 'a@b.example', shops: [] })).toEqual(group);
  });

  it.each(['id', 'name', 'logo', 'phone'] as const)('is nothing without its %s', (field) => {
    expect(parseShopGroup({ ...group, [field]: undefined })).toBeUndefined();
    expect(parseShopGroup({ ...group, [field]: {} })).toBeUndefined();
  });

  it('is read from the answer of the shop’s own API', async () => {
    const { body } = await callApi(shopGroupEndpoint, { query: { shopGroupId: '1' } });
    expect(parseShopGroup(body)).toMatchObject({ id: 1 });
  });
});

it('any JSON that is neither says nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      expect([parseTerms(answer), parseShopGroup(answer)]).toEqual([undefined, undefined]);
    }),
  );
});
