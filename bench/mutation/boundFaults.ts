import type { Fault } from './fault';

/** Faults of limits and lists that reject or separate input and are easily forgotten. */
export const boundFaults: readonly Fault[] = [
  {
    name: 'a cart names a shop group that is not the site’s',
    file: 'src/commerce/orders/findSiteIssues.ts',
    right: 'if (posted.shop_group_id !== site.shopGroupId) {',
    wrong: 'if (posted.shop_group_id < 1) {',
    tests: [
      'src/server/endpoints/cartEndpoint.test.ts',
      'src/server/endpoints/enquiryEndpoint.test.ts',
    ],
  },
  {
    name: 'a cart names a site that is not the host’s',
    file: 'src/commerce/orders/findSiteIssues.ts',
    right: 'if (posted.locale !== locale) {',
    wrong: 'if (!locale) {',
    tests: [
      'src/server/endpoints/cartEndpoint.test.ts',
      'src/server/endpoints/enquiryEndpoint.test.ts',
    ],
  },
  {
    name: 'an order is taken for more people than the activity takes',
    file: 'src/commerce/orders/findPlan.ts',
    right: 'exceedsCapacity(people, { mostPeople: product.units.max })',
    wrong: 'people < 0',
    tests: ['src/server/endpoints/cartRefusals.test.ts'],
  },
  {
    name: 'a plan with too large a group can be sent',
    file: 'src/commerce/cart/notices.ts',
    right: "'outsideStay'] as const",
    wrong: "'outsideStay', 'tooMany'] as const",
    tests: [
      'src/commerce/cart/notices.test.ts',
      'src/views/cart/CartChanges.test.tsx',
      'src/views/summary/SummaryView.test.tsx',
    ],
  },
  {
    // Of carts, only the choices count, which have no id.
    name: 'an id in capitals is another enquiry',
    file: 'src/commerce/orders/submitOnce.ts',
    right: 'hashBody({ ...toFields(body), id: parsed.value.id })',
    wrong: 'hashBody({ ...toFields(body) })',
    tests: ['src/server/endpoints/enquiryEndpoint.test.ts'],
  },
  {
    name: 'a cart has millions of an extra',
    file: 'src/commerce/orders/parsePostedCart.ts',
    right: 'quantity: count(mostUnits),',
    wrong: 'quantity: count(2 ** 31),',
    tests: ['src/server/endpoints/cartRefusals.test.ts'],
  },
  {
    name: 'the plan offers millions of an extra',
    file: 'src/ui/controls/mui/ExtraField.tsx',
    right: 'most={mostUnits}',
    wrong: 'most={2 ** 31}',
    tests: ['src/ui/components/ExtraField.test.tsx'],
  },
  {
    name: 'a sender may take any time for a body',
    file: 'src/server/endpoints/jsonBody.ts',
    right: "setTimeout(() => settle('late'), mostMs)",
    wrong: "setTimeout(() => settle('late'), mostMs * 1000)",
    tests: ['src/server/endpoints/jsonBody.test.ts'],
  },
  {
    name: 'a page that was made anew has the ETag of the one before',
    file: 'packages/cache-server/src/responseCache.ts',
    right: 'const etag = isSameRender ? known.etag',
    wrong: 'const etag = known ? known.etag',
    tests: [
      'packages/cache-server/src/responseCache.test.ts',
      'src/server/cacheServer/cacheServer.test.ts',
    ],
  },
  {
    name: 'shops with other hosts share pages in Redis',
    file: 'src/server/pageCache/redis/keyPrefix.ts',
    right: '    env.siteHosts,\n',
    wrong: '',
    tests: ['src/server/pageCache/redis/keyPrefix.test.ts'],
  },
  {
    name: 'kept pages show sites and hosts that the shop no longer has',
    file: 'src/cli/routingStamp.ts',
    right: "return shown?.['sites'] !== sites;",
    wrong: "return shown?.['sites'] === undefined;",
    tests: ['src/cli/routingStamp.test.ts'],
  },
  {
    name: 'a start sends the HSTS header of its build',
    file: 'src/server/security/securityHeaders.ts',
    right: "  'strict-transport-security',\n",
    wrong: '',
    tests: ['src/server/security/securityHeaders.test.ts'],
  },
  {
    name: 'a client that ends in the middle of its last body keeps the connection',
    file: 'packages/cache-server/src/refuseRequest.ts',
    right: 'if (last && (last.complete || hasBegun)) return;',
    wrong: 'if (last) return;',
    tests: ['packages/cache-server/src/refuseRequest.test.ts'],
  },
  {
    name: 'the metrics are served to every network',
    file: 'packages/cache-server/src/metricsServer.ts',
    right: '  server.listen(address);',
    wrong: '  server.listen(address.port);',
    tests: ['packages/cache-server/src/metricsServer.test.ts'],
  },
];
