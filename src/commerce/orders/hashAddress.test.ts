import { hashAddress } from './hashAddress';

it('recognises an address in any case, of one brand only, and never shows it', async () => {
  const hash = await hashAddress(' Ann@Example.com ', 1);
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(await hashAddress('ann@example.com', 1)).toBe(hash);
  expect(await hashAddress('ann@example.com', 2)).not.toBe(hash);
  expect(await hashAddress('bo@example.com', 1)).not.toBe(hash);
});
