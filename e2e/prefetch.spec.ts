import { expect, test } from './support/test';
import { addressOf } from './support/shop';

test('a visitor who passes over many links has four pages fetched ahead at a time', async ({
  page,
}) => {
  /** Requests that have no response yet. */
  const held: (() => void)[] = [];
  await page.route('**/_next/data/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const release = () => held.splice(0).forEach((answer) => answer());
  await page.goto(addressOf('en', '/destinations'), { waitUntil: 'networkidle' });
  const paths = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter(
      (link) => link.checkVisibility(),
    );
    for (const link of links) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return new Set(links.map((link) => link.getAttribute('href'))).size;
  });
  expect(paths).toBeGreaterThan(8);

  const expectHeld = async (count: number) => {
    await expect.poll(() => held.length).toBe(count);
    await page.waitForTimeout(500);
    expect(held.length).toBe(count);
  };
  await expectHeld(4);
  release();
  // The link that the pointer passed last. The links before it are no longer prefetched.
  await expectHeld(1);
  release();
  await expectHeld(0);
});
