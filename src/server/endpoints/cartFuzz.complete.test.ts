import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { startCartServer } from '@/testing/cartServer';
import { fuzzSubmissions } from '@/testing/fuzzSubmissions';

describe('whatever is posted as a cart, the answer is an order or says what is wrong:', () => {
  fuzzSubmissions({
    start: startCartServer,
    body: createPosted({ id: '3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43' }),
    expectTaken: (json) => expect(json.order.reference).toMatch(/^TR-/),
  });
});
