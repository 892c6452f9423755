import { writeFileSync } from 'node:fs';
import { port } from '../shop';
import { startTestedShop, stopTestedShop } from '../testedShop';
import { addressListFile, printAddressList } from './addressList';
import { listCandidates } from './candidates';
import { surveyShop } from './survey';

/** `npm run addresses`: rewrites docs/addresses.md, from the shop of the HTTP tests in both server modes. */
const survey = async (server: '' | 'next'): Promise<readonly string[]> => {
  process.env['SHOP_SERVER'] = server;
  await startTestedShop();
  try {
    return await surveyShop(await listCandidates(), port);
  } finally {
    await stopTestedShop();
  }
};

const lists = { shop: await survey(''), next: await survey('next') };
writeFileSync(addressListFile, printAddressList(lists));
console.log(`${lists.shop.length} lines, ${lists.next.length} for Next alone: ${addressListFile}`);
