import { formatErased } from './ordersErased';

it.each([
  [1, '1 address of a trip, 1 request for lost links'],
  [2, '2 addresses of trips, 2 requests for lost links'],
])('tells an operator of %p that trips knew of a person', (count, text) => {
  const counts = {
    orders: 0,
    enquiries: 0,
    messages: 1,
    tripAddresses: count,
    linkRequests: count,
  };
  expect(formatErased(counts)).toBe(`0 orders, 0 enquiries, 1 message, ${text}`);
});
