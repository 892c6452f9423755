/** A mistake that somebody could make, and who must notice. */
export interface Fault {
  /** What would be wrong with the shop. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly right: string;
  readonly wrong: string;
  /** Each of them must fail. Without any: one at least of all that have to do with the file. */
  readonly tests?: readonly string[];
}

const pageCache: readonly Fault[] = [
  {
    name: 'a page is written over the one that is being read',
    file: 'src/cache/pageStore.ts',
    right: 'await rename(part, path);',
    wrong: 'await writeFile(path, bytes);\n      await rm(part);',
    tests: ['src/cache/pageStore.test.ts'],
  },
  {
    name: 'a torn page is shown',
    file: 'src/cache/pageFile.ts',
    right: 'if (!digestOf(checked).equals(bytes.subarray(digestAt, lengthAt))) return undefined;\n',
    wrong: '',
    tests: ['src/cache/pageFile.test.ts'],
  },
  {
    name: 'a page is shown at another one’s address',
    file: 'src/cache/pageFile.ts',
    right: 'return head.key === key ? { head, bodyAt } : undefined;',
    wrong: 'return { head, bodyAt };',
    tests: ['src/cache/pageFile.test.ts'],
  },
  {
    name: 'the disk fills up with pages',
    file: 'src/cache/shelf.ts',
    right: 'if (bytes <= bounds.bytes && entries <= bounds.entries) return { bytes, entries };',
    wrong: 'if (bytes >= 0) return { bytes, entries };',
    tests: ['src/cache/pageCache.test.ts'],
  },
  {
    name: 'memory fills up with pages',
    file: 'src/lib/boundedMap.ts',
    right: 'if (total <= most || kept.size === 1) return;',
    wrong: 'if (total > 0 || kept.size === 1) return;',
    tests: ['src/lib/boundedMap.test.ts'],
  },
  {
    name: 'made-up addresses fill the disk',
    file: 'src/cache/pageCache.ts',
    right: 'if (value === null && !(await wasKnown(key))) {',
    wrong: 'if (value === null && (await wasKnown(key)) && !built.has(key)) {',
    tests: ['src/cache/pageCache.test.ts'],
  },
  {
    name: 'a page that was marked as out of date is shown',
    file: 'src/server/hotPages.ts',
    right: "if (timeliness.due === 'outdated') return undefined;\n",
    wrong: '',
    tests: ['src/server/hotPages.test.ts'],
  },
  {
    name: 'a page is made once for each who asks',
    file: 'src/lib/singleFlight.ts',
    right: 'if (known) return known.answer;\n',
    wrong: '',
    tests: ['src/lib/singleFlight.test.ts'],
  },
];

const instances: readonly Fault[] = [
  {
    name: 'all instances make the same page at once',
    file: 'src/cache/redis/redisLocks.ts',
    right: "ARGV[2], 'NX', 'PX'",
    wrong: "ARGV[2], 'PX'",
    tests: ['src/cache/instances.test.ts'],
  },
  {
    name: 'an instance ends the turn of another one',
    file: 'src/cache/redis/redisLocks.ts',
    right: "if redis.call('GET', KEYS[1]) == ARGV[2] then\n  redis.call('DEL'",
    wrong: "if redis.call('GET', KEYS[1]) then\n  redis.call('DEL'",
    tests: ['src/cache/instances.test.ts'],
  },
  {
    name: 'pages stay in Redis for ever',
    file: 'src/cache/redis/redisPages.ts',
    right: "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])",
    wrong: "redis.call('SET', KEYS[1], ARGV[2])",
    tests: ['src/cache/instances.test.ts'],
  },
  {
    name: 'an instance with older content takes a newer page’s place',
    file: 'src/cache/redis/redisPages.ts',
    right: 'isOlder = theirs > own',
    wrong: 'isOlder = false',
    tests: ['src/cache/instances.test.ts'],
  },
];

const front: readonly Fault[] = [
  {
    name: 'a page is kept without saying of which host it is',
    file: 'src/server/front.ts',
    right: 'const id = asked.site.id + path;',
    wrong: 'const id = path;',
    tests: ['src/server/front.test.ts'],
  },
  {
    name: 'what is left of a window is told once and for all',
    file: 'src/server/pageHeaders.ts',
    right: 'known?.isStale === isStale && known.revalidate === lifetime.revalidate',
    wrong: 'known?.isStale === isStale',
    tests: ['src/server/front.test.ts'],
  },
  {
    name: 'an editor is shown what everybody sees, instead of the draft',
    file: 'src/server/front.ts',
    right: '&& !(cookie !== undefined && previewCookie.test(cookie));',
    wrong: '&& cookie !== previewCookie.source;',
    tests: ['src/server/front.test.ts'],
  },
  {
    name: 'a renderer outlives the front that was killed before it was up',
    file: 'src/server/endWithFront.ts',
    right: 'if (!process.connected) process.exit(1);\n',
    wrong: '',
    tests: ['src/server/endWithFront.test.ts'],
  },
  {
    name: 'the port in a Host leads to another site',
    file: 'src/sites/activeSites.ts',
    right: "(host ?? '').toLowerCase().replace(/:.*$/s, '')",
    wrong: "(host ?? '').toLowerCase()",
    tests: ['src/sites/activeSites.test.ts'],
  },
  {
    name: 'a site is found by a part of its host',
    file: 'src/sites/activeSites.ts',
    right: 'siteIds.find((id) => hostsOf(env, id).includes(name))',
    wrong: 'siteIds.find((id) => hostsOf(env, id).some((host) => name.endsWith(host)))',
    tests: ['src/sites/activeSites.test.ts'],
  },
  {
    name: 'whoever names a sender in X-Forwarded-For is believed',
    file: 'src/endpoints/clientOf.ts',
    right: 'if (!isTrusted(address)) break;\n',
    wrong: '',
    tests: ['src/endpoints/clientOf.test.ts'],
  },
  {
    name: 'the front hands on a sender that somebody made up',
    file: 'src/server/forward.ts',
    right: 'before === undefined ? address : `${String(before)}, ${address}`',
    wrong: 'String(before ?? address)',
    tests: ['src/server/forward.test.ts'],
  },
];

const money: readonly Fault[] = [
  {
    name: 'a price is rounded before it is converted, and not after',
    file: 'src/pricing/convert.ts',
    right: 'Math.round(pln * rates[currency])',
    wrong: 'Math.round(pln) * rates[currency]',
    tests: ['src/pricing/convert.test.ts', 'src/pricing/priceItem.test.ts'],
  },
  {
    name: 'one goes free in a group that is one too small for it',
    file: 'src/pricing/priceItem.ts',
    right: 'item.people + raised > item.stagGoesFree',
    wrong: 'item.people + raised >= item.stagGoesFree',
    tests: ['src/pricing/examples.test.ts', 'src/pricing/priceItem.test.ts'],
  },
  {
    name: 'a customer pays what the browser says',
    file: 'src/orders/findPlan.ts',
    right: 'price: offer.price,',
    wrong: 'price: posted.price,',
    tests: ['src/orders/honestCarts.property.test.ts'],
  },
  {
    name: 'tax is taken of what the free place saves as well',
    file: 'src/pricing/pricePlan.ts',
    right: 'percentOf(subtotal - saving, terms.tax)',
    wrong: 'percentOf(subtotal, terms.tax)',
    tests: ['src/pricing/pricePlan.test.ts'],
  },
];

const orders: readonly Fault[] = [
  {
    name: 'a cart that is sent again is priced again',
    file: 'src/orders/submitOnce.ts',
    right: 'if (before) return recall(before);\n',
    wrong: '',
    tests: ['src/endpoints/cartEndpoint.test.ts'],
  },
  {
    name: 'a cart that comes twice at once is an error for one of them',
    file: 'src/orders/store/placeOnce.ts',
    right: 'if (before) return before;\n',
    wrong: '',
    tests: ['src/orders/store/orderStore.test.ts'],
  },
  {
    name: 'another cart under the same id gets the first one’s order',
    file: 'src/orders/submitOnce.ts',
    right: 'kept.bodyHash === bodyHash',
    wrong: 'kept.bodyHash !== ""',
    tests: ['src/endpoints/cartEndpoint.test.ts'],
  },
  {
    name: 'an order is answered before it is on the disk',
    file: 'src/orders/store/sqlite.ts',
    right: "'synchronous = FULL'",
    wrong: "'synchronous = NORMAL'",
    tests: ['src/orders/store/sqlite.test.ts'],
  },
  {
    name: 'two instances send the same message',
    file: 'src/orders/store/outboxStore.ts',
    right: 'new Date(now.getTime() + lease).toISOString()',
    wrong: 'now.toISOString()',
    tests: ['src/orders/store/outboxStore.test.ts'],
  },
  {
    name: 'today is the day in Greenwich',
    file: 'src/lib/days.ts',
    right: 'const parts = formatFor(timeZone).formatToParts(now);',
    wrong:
      'if (now) return now.toISOString().slice(0, 10);\n  const parts = formatFor(timeZone).formatToParts(now);',
    tests: ['src/lib/days.test.ts', 'src/endpoints/cartEndpoint.test.ts'],
  },
];

const trust: readonly Fault[] = [
  {
    name: 'a signature counts whose beginning is right',
    file: 'src/lib/signature.ts',
    right: 'given.length === expected.length && timingSafeEqual(given, expected)',
    wrong:
      'given.length === expected.length && timingSafeEqual(given.subarray(0, 8), expected.subarray(0, 8))',
    tests: ['src/lib/signature.test.ts'],
  },
  {
    name: 'a message that was overheard may be sent for ever',
    file: 'src/refresh/replays.ts',
    right: 'Math.abs(now() - madeAt) <= window',
    wrong: 'madeAt <= now() + window',
    tests: ['src/refresh/replays.test.ts'],
  },
  {
    name: 'an overheard message counts again',
    file: 'src/refresh/replays.ts',
    right: 'if (seen.has(signature)) return false;\n',
    wrong: '',
    tests: ['src/refresh/replays.test.ts'],
  },
  {
    name: 'a link to drafts never ends',
    file: 'src/preview/previewLink.ts',
    right: 'return Number(until) > now',
    wrong: 'return Number(until) > 0',
    tests: ['src/preview/previewLink.test.ts'],
  },
  {
    name: 'a text ends the script that it stands in',
    file: 'src/seo/printJsonLd.ts',
    right: '/[<>&\\u2028\\u2029]/g',
    wrong: '/[&\\u2028\\u2029]/g',
    tests: ['src/seo/printJsonLd.test.ts'],
  },
  {
    name: 'pictures are read from inside the network',
    file: 'src/imageProxy/remoteImages.ts',
    right: 'addresses.find(({ address }) => isPrivateAddress(address))',
    wrong: 'addresses.find(({ address }) => address === hostname)',
    tests: ['src/imageProxy/remoteImages.test.ts'],
  },
  {
    name: 'the addresses of cloud machines’ own data are taken for public ones',
    file: 'src/imageProxy/privateAddress.ts',
    right: "  ['169.254.0.0', 16],\n",
    wrong: '',
    tests: ['src/imageProxy/privateAddress.test.ts'],
  },
];

const content: readonly Fault[] = [
  {
    name: 'a source that fails makes pages “not found”',
    file: 'src/views/staticPage.ts',
    right: "context.mesh.missing.has('cms') && articleRoutes.has(page.route)",
    wrong: "loaded && context.mesh.missing.has('cms') && articleRoutes.has(page.route)",
    tests: ['src/views/staticPage.test.ts'],
  },
  {
    name: 'a source that was never there is an empty shop',
    file: 'src/mesh/sourceSnapshot.ts',
    right: 'if (!before) throw error;',
    wrong: 'if (!before) return { records: [], faults: [] };',
    tests: ['src/mesh/snapshot.test.ts'],
  },
  {
    name: 'Polish has one plural too few',
    file: 'public/locales/pl/activity.json',
    right: '"ageValue_few"',
    wrong: '"ageValue_two"',
    tests: ['src/i18n/locales.test.ts'],
  },
];

/** Each is one that was made elsewhere, or nearly made here. */
export const faults: readonly Fault[] = [
  ...pageCache,
  ...instances,
  ...front,
  ...money,
  ...orders,
  ...trust,
  ...content,
];
