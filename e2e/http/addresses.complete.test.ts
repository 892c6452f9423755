import { readFileSync } from 'node:fs';
import { addressListFile, readAddressList } from '../support/addresses/addressList';
import { listCandidates } from '../support/addresses/candidates';
import { surveyShop } from '../support/addresses/survey';
import { port } from '../support/shop';

it('answers no address that docs/addresses.md does not list, and each that it lists', async () => {
  const { shop, next } = readAddressList(readFileSync(addressListFile, 'utf8'));
  const answered = await surveyShop(await listCandidates(), port);
  expect(answered).toEqual(process.env['SHOP_SERVER'] === 'next' ? next : shop);
});
