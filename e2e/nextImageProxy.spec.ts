import { expect, test } from './support/test';
import { createPlainShop } from './support/PlainShop';
import { send } from './support/http';
import { port, ports } from './support/shop';

test.describe.configure({ mode: 'default' });

const plain = createPlainShop();

test.beforeAll(() => plain.start());
test.afterAll(() => plain.stop());

test('no picture comes from Next’s own image proxy, in any spelling of its address', async () => {
  const query = 'url=%2Fimages%2Fteam.jpg&w=640&q=75';
  for (const at of [port, ports.plain]) {
    for (const path of ['/_next/image', '/_next/image/', '/_next/./image', '/_next/%69mage']) {
      const { status, headers } = await send({
        path: `${path}?${query}`,
        port: at,
        headers: { host: 'en.localhost', accept: 'image/webp,*/*' },
      });
      expect
        .soft([path, String(headers['content-type'])])
        .toEqual([path, expect.not.stringMatching(/^image/)]);
      expect.soft(status, path).toBeGreaterThanOrEqual(300);
    }
  }
});
