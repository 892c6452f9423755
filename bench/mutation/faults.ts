import { boundFaults } from './boundFaults';
import { everydayFaults } from './everydayFaults';
import type { Fault } from './fault';
import { messageFaults } from './messageFaults';
import { moneyShownFaults } from './moneyShownFaults';
import { previewFaults } from './previewFaults';
import { streamFaults } from './streamFaults';
import { surpriseFaults } from './surpriseFaults';

const pageCache: readonly Fault[] = [
  {
    name: 'a page is written over the one that is being read',
    file: 'packages/basics/src/atomicFile.ts',
    right: 'await rename(draft, path);',
    wrong:
      "await (await import('node:fs/promises')).writeFile(path, content);\n    await rm(draft);",
    tests: ['packages/basics/src/atomicFile.test.ts', 'packages/page-cache/src/pageStore.test.ts'],
  },
  {
    name: 'a torn page is shown',
    file: 'packages/basics/src/checksummedRecord.ts',
    right:
      'if (!digestOf(bytes.subarray(LENGTH_AT)).equals(bytes.subarray(FORMAT_BYTES, LENGTH_AT))) {',
    wrong: 'if (bytes.length < LENGTH_AT) {',
    tests: [
      'packages/basics/src/checksummedRecord.test.ts',
      'packages/page-cache/src/pageFile.test.ts',
    ],
  },
  {
    name: 'a page is shown at another one’s address',
    file: 'packages/page-cache/src/pageFile.ts',
    right: 'isHead(head) && head.key === key',
    wrong: 'isHead(head)',
    tests: ['packages/page-cache/src/pageFile.test.ts'],
  },
  {
    name: 'the disk fills up with pages',
    file: 'packages/page-cache/src/shard.ts',
    right: 'if (bytes <= bounds.bytes && entries <= bounds.entries) return { bytes, entries };',
    wrong: 'if (bytes >= 0) return { bytes, entries };',
    tests: ['packages/page-cache/src/pageCache.test.ts'],
  },
  {
    name: 'memory fills up with pages',
    file: 'packages/basics/src/clockCache.ts',
    right: 'if (total <= most || kept.size === 1) return;',
    wrong: 'if (total > 0 || kept.size === 1) return;',
    tests: ['packages/basics/src/clockCache.test.ts'],
  },
  {
    name: 'made-up addresses fill the disk',
    file: 'packages/page-cache/src/pageCache.ts',
    right: 'if (value === null && !(await wasKnown(key))) {',
    wrong: 'if (value === null && (await wasKnown(key)) && !built.has(key)) {',
    tests: ['packages/page-cache/src/pageCache.test.ts'],
  },
  {
    name: 'a page that was marked as out of date is shown',
    file: 'packages/cache-server/src/responseCache.ts',
    right: "if (timeliness.due === 'outdated') return undefined;\n",
    wrong: '',
    tests: ['packages/cache-server/src/responseCache.test.ts'],
  },
  {
    name: 'a page is made once for each who asks',
    file: 'packages/basics/src/singleFlight.ts',
    right: 'if (known) return known.answer;\n',
    wrong: '',
    tests: ['packages/basics/src/singleFlight.test.ts'],
  },
];

const instances: readonly Fault[] = [
  {
    name: 'all instances make the same page at once',
    file: 'packages/page-cache/src/redis/redisLocks.ts',
    right: "ARGV[2], 'NX', 'PX'",
    wrong: "ARGV[2], 'PX'",
    tests: ['packages/page-cache/src/instances.test.ts'],
  },
  {
    name: 'an instance ends the turn of another one',
    file: 'packages/page-cache/src/redis/redisLocks.ts',
    right: "if redis.call('GET', KEYS[1]) == ARGV[2] then\n  redis.call('DEL'",
    wrong: "if redis.call('GET', KEYS[1]) then\n  redis.call('DEL'",
    tests: ['packages/page-cache/src/instances.test.ts'],
  },
  {
    name: 'pages stay in Redis for ever',
    file: 'packages/page-cache/src/redis/redisPages.ts',
    right: "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])",
    wrong: "redis.call('SET', KEYS[1], ARGV[2])",
    tests: ['packages/page-cache/src/instances.test.ts'],
  },
  {
    name: 'an instance with older content takes a newer page’s place',
    file: 'packages/page-cache/src/redis/redisPages.ts',
    right: 'isOlder = theirs > own',
    wrong: 'isOlder = false',
    tests: ['packages/page-cache/src/instances.test.ts'],
  },
];

const front: readonly Fault[] = [
  {
    name: 'a page is kept without saying of which host it is',
    file: 'packages/cache-server/src/cacheServer.ts',
    right: 'const id = asked.site.id + path;',
    wrong: 'const id = path;',
    tests: ['src/server/cacheServer/cacheServer.test.ts'],
  },
  {
    name: 'what is left of a window is told once and for all',
    file: 'packages/cache-server/src/pageHeaders.ts',
    right: 'known?.isStale === isStale && known.revalidate === lifetime.revalidate',
    wrong: 'known?.isStale === isStale',
    tests: ['src/server/cacheServer/cacheServer.test.ts'],
  },
  {
    name: 'an editor is shown what everybody sees, instead of the draft',
    file: 'packages/cache-server/src/cacheServer.ts',
    right: 'else forwardPreview(request, response, asked, previewCookies);',
    wrong: 'else answerPage(request, response, asked, path);',
    tests: ['src/server/cacheServer/cacheServer.test.ts'],
  },
  {
    name: 'a renderer outlives the front that was killed before it was up',
    file: 'packages/cache-server/src/exitWithParent.ts',
    right: 'if (!process.connected) process.exit(1);\n',
    wrong: '',
    tests: ['packages/cache-server/src/exitWithParent.test.ts'],
  },
  {
    name: 'the port in a Host leads to another site',
    file: 'src/lib/hostName.ts',
    right: "(host ?? '').toLowerCase().replace(/:.*$/s, '')",
    wrong: "(host ?? '').toLowerCase()",
    tests: ['src/config/sites/activeSites.test.ts'],
  },
  {
    name: 'a site is found by a part of its host',
    file: 'src/config/sites/activeSites.ts',
    right: 'siteIds.find((id) => hostsOf(env, id).includes(name))',
    wrong: 'siteIds.find((id) => hostsOf(env, id).some((host) => name.endsWith(host)))',
    tests: ['src/config/sites/activeSites.test.ts'],
  },
  {
    name: 'whoever names a sender in X-Forwarded-For is believed',
    file: 'src/server/endpoints/clientOf.ts',
    right: 'if (!isTrusted(address)) break;\n',
    wrong: '',
    tests: ['src/server/endpoints/clientOf.test.ts'],
  },
];

const money: readonly Fault[] = [
  {
    name: 'a price is rounded before it is converted, and not after',
    file: 'src/commerce/pricing/convert.ts',
    right: 'Math.round(price * rates[currency])',
    wrong: 'Math.round(price) * rates[currency]',
    tests: ['src/commerce/pricing/convert.test.ts', 'src/commerce/pricing/priceItem.test.ts'],
  },
  {
    name: 'one goes free in a group that is one too small for it',
    file: 'src/commerce/pricing/priceItem.ts',
    right: 'const isOneFree = lacksForFree(item) === 0;',
    wrong: 'const isOneFree = (lacksForFree(item) ?? 9) <= 1;',
    tests: ['src/commerce/pricing/examples.test.ts', 'src/commerce/pricing/priceItem.test.ts'],
  },
  {
    name: 'a customer pays what the browser says',
    file: 'src/commerce/orders/findPlan.ts',
    right: 'reprice(toPricedItem(posted), { ...offer, extras: product.extras });',
    wrong: 'toPricedItem(posted);',
    tests: ['src/commerce/orders/honestCarts.complete.test.ts'],
  },
  {
    name: 'tax is taken of what the free place saves as well',
    file: 'src/commerce/pricing/pricePlan.ts',
    right: 'percentOf(subtotal - saving, terms.tax)',
    wrong: 'percentOf(subtotal, terms.tax)',
    tests: ['src/commerce/pricing/pricePlan.test.ts'],
  },
];

const orders: readonly Fault[] = [
  {
    name: 'a cart that is sent again is priced again',
    file: 'src/commerce/orders/submitOnce.ts',
    right: 'if (before) return recall(before);\n',
    wrong: '',
    tests: ['src/server/endpoints/cartEndpoint.test.ts'],
  },
  {
    name: 'a cart that comes twice at once is an error for one of them',
    file: 'src/commerce/orders/store/placeOnce.ts',
    right: 'if (before) return before;\n',
    wrong: '',
    tests: ['src/commerce/orders/store/orderStore.test.ts'],
  },
  {
    name: 'another cart under the same id gets the first one’s order',
    file: 'src/commerce/orders/submitOnce.ts',
    right: 'kept.bodyHash === bodyHash',
    wrong: 'kept.bodyHash !== ""',
    tests: ['src/server/endpoints/cartEndpoint.test.ts'],
  },
  {
    name: 'an order is answered before it is on the disk',
    file: 'src/commerce/orders/store/sqlite.ts',
    right: "'synchronous = FULL'",
    wrong: "'synchronous = NORMAL'",
    tests: ['src/commerce/orders/store/sqlite.test.ts'],
  },
  {
    name: 'two instances send the same message',
    file: 'src/commerce/orders/store/outboxStore.ts',
    right: 'new Date(now.getTime() + lease).toISOString()',
    wrong: 'now.toISOString()',
    tests: ['src/commerce/orders/store/outboxStore.test.ts'],
  },
  {
    name: 'today is the day in Greenwich',
    file: 'src/lib/days.ts',
    right: 'const parts = formatFor(timeZone).formatToParts(now);',
    wrong:
      'if (now) return now.toISOString().slice(0, 10);\n  const parts = formatFor(timeZone).formatToParts(now);',
    tests: ['src/lib/days.test.ts', 'src/server/endpoints/cartEndpoint.test.ts'],
  },
];

const orderReports: readonly Fault[] = [
  {
    name: 'a formula runs in a spreadsheet that splits at semicolons',
    file: 'src/commerce/orders/report/csvRow.ts',
    right: 'text.replaceAll(dangerousSeparator, "$&\'").replace',
    wrong: 'text.replace',
    tests: ['src/commerce/orders/report/csvRow.test.ts'],
  },
  {
    name: 'a field of CSV is quoted only where RFC 4180 needs it',
    file: 'src/commerce/orders/report/csvRow.ts',
    right: "typeof cell === 'string' ?",
    wrong: "typeof cell === 'string' && /[\",\\r\\n]/.test(cell) ?",
    tests: ['src/commerce/orders/report/csvRow.test.ts'],
  },
  {
    name: 'the export has the balance where the deposit belongs',
    file: 'src/commerce/orders/report/orderSheet.ts',
    right: 'totals.deposit.amount',
    wrong: 'totals.balance',
    tests: ['src/commerce/orders/report/orderSheet.test.ts'],
  },
  {
    name: 'the export has the day of the order in place of the activity’s',
    file: 'src/commerce/orders/report/orderSheet.ts',
    right: "['selected_date', (_, item) => item.selectedDate]",
    wrong: "['selected_date', (order) => order.createdAt.slice(0, 10)]",
    tests: ['src/commerce/orders/report/orderSheet.test.ts'],
  },
];

const orderData: readonly Fault[] = [
  {
    name: 'readiness only reads the orders database',
    file: 'src/commerce/orders/store/store.ts',
    right: 'check: orders.probe,',
    wrong: "check: async () => void (await orders.get('TR-2222-2222')),",
    tests: [
      'src/commerce/orders/store/openStore.test.ts',
      'src/commerce/orders/store/faultyDisk.test.ts',
    ],
  },
  {
    name: 'a check of the orders database leaves its order there',
    file: 'src/commerce/orders/store/orderStore.ts',
    right: '[...toInsertion(order), ...toDeletion(order)]',
    wrong: 'toInsertion(order)',
    tests: ['src/commerce/orders/store/openStore.test.ts'],
  },
  {
    name: 'anybody who asks for readiness has the disk written to',
    file: 'src/server/endpoints/listDependencies.ts',
    right: '    reuseMs: ORDERS_CHECK_REUSE_MS,\n',
    wrong: '',
    tests: ['src/server/endpoints/listDependencies.test.ts'],
  },
  {
    name: 'orders are acknowledged into a deleted database',
    file: 'src/commerce/orders/store/sqliteFiles.ts',
    right: 'if (now[0] !== own || ',
    wrong: 'if (',
    tests: ['src/commerce/orders/store/deletedDatabase.test.ts'],
  },
  {
    name: 'an order is acknowledged whose log is deleted',
    file: 'src/commerce/orders/store/sqliteFiles.ts',
    right: ' || (wal !== undefined && now[1] !== wal)',
    wrong: '',
    tests: ['src/commerce/orders/store/deletedDatabase.test.ts'],
  },
  {
    name: 'an order is acknowledged whose database is deleted while it is written',
    file: 'src/commerce/orders/store/sqlite.ts',
    right:
      '        // A commit to a deleted file is lost, so it must not count as stored.\n        guard.verify();\n',
    wrong: '',
    tests: ['src/commerce/orders/store/deletedDatabase.test.ts'],
  },
  {
    name: 'a renderer starts an empty database in place of a deleted one',
    file: 'src/commerce/orders/store/openStore.ts',
    right: '  expectFile(address);\n',
    wrong: '',
    tests: ['src/commerce/orders/store/ownStore.test.ts'],
  },
  {
    name: 'two shops start on one SQLite file',
    file: 'src/commerce/orders/prepareData.ts',
    right: 'if (error instanceof LockHeldError) {',
    wrong: 'if (error instanceof LockHeldError && env.dataDir === "") {',
    tests: ['src/commerce/orders/prepareData.test.ts'],
  },
  {
    name: 'two processes write to one SQLite file',
    file: 'src/commerce/orders/store/sqlite.ts',
    right: 'takeProcessLock(toWriterLockPath(path), WRITER_WAIT_MS)',
    wrong: 'takeProcessLock(`${toWriterLockPath(path)}${process.pid}`, WRITER_WAIT_MS)',
    tests: ['src/commerce/orders/prepareData.test.ts'],
  },
  {
    name: 'the orders database is readable by other users',
    file: 'src/commerce/orders/store/ownerOnly.ts',
    right: "openSync(path, 'wx', 0o600)",
    wrong: "openSync(path, 'wx', 0o644)",
    tests: [
      'src/commerce/orders/store/ownerOnly.test.ts',
      'src/commerce/orders/prepareData.test.ts',
    ],
  },
  {
    name: 'an orders database that was readable by others stays so',
    file: 'src/commerce/orders/store/ownerOnly.ts',
    right: '      chmodSync(path, mode & 0o7777 & ~OTHERS);\n',
    wrong: '',
    tests: [
      'src/commerce/orders/store/ownerOnly.test.ts',
      'src/commerce/orders/prepareData.test.ts',
    ],
  },
  {
    name: 'a disk that fills is reported when it is full',
    file: 'src/commerce/orders/store/diskSpace.ts',
    right: 'free < Math.min(',
    wrong: 'free < 0 * Math.min(',
    tests: ['src/commerce/orders/watchOrders.test.ts'],
  },
  {
    name: 'an export is written through another user’s link',
    file: 'src/cli/ordersFile.ts',
    right: '  rmSync(part, { force: true });\n  try {',
    wrong: '  try {',
    tests: ['src/cli/orders.test.ts'],
  },
];

const terminals: readonly Fault[] = [
  {
    name: 'a customer’s name clears the terminal that orders are listed on',
    file: 'src/commerce/orders/report/receipt.ts',
    right: '` ${toPrintableLine(order.customer.name)}`',
    wrong: '` ${order.customer.name}`',
    tests: ['src/commerce/orders/report/receipt.test.ts'],
  },
  {
    name: 'an enquiry’s words move the cursor of a terminal',
    file: 'src/commerce/orders/report/letter.ts',
    right: 'toPrintable(message)',
    wrong: 'message',
    tests: ['src/commerce/orders/report/letter.test.ts'],
  },
  {
    name: 'who knows a cart’s id learns the reference of its order',
    file: 'src/commerce/orders/submitOnce.ts',
    right: 'message: otherMessage }',
    wrong: 'message: `${otherMessage} ${JSON.stringify(kept)}` }',
    tests: [
      'src/server/endpoints/cartEndpoint.test.ts',
      'src/server/endpoints/enquiryEndpoint.test.ts',
    ],
  },
];

const orderStore: readonly Fault[] = [
  {
    name: 'a connection is used again whose transaction may still be open',
    file: 'src/commerce/orders/store/postgresDialect.ts',
    right: 'release(failed.has(connection))',
    wrong: 'release(false)',
    tests: ['src/commerce/orders/store/postgresDialect.test.ts'],
  },
  {
    name: 'a query gets into the transaction of another',
    file: 'src/commerce/orders/store/libsqlDialect.ts',
    right: '      await lock();\n',
    wrong: '',
    tests: ['src/commerce/orders/store/libsqlDialect.test.ts'],
  },
  {
    name: 'the tables of a former build are made again',
    file: 'src/commerce/orders/store/migrations/migrations.ts',
    right: '((await readFormerVersion(db)) ?? 0) < version',
    wrong: 'version > 0',
    tests: ['src/commerce/orders/store/migrate.test.ts'],
  },
  {
    name: 'whatever a database returns is believed to be an order',
    file: 'src/commerce/orders/store/parseRows.ts',
    right: '  if (error) {',
    wrong: '  if (error?.issues.length === 0) {',
    tests: ['src/commerce/orders/store/parseRows.test.ts'],
  },
  {
    name: 'deleted orders can still be read in the file',
    file: 'src/commerce/orders/store/sqlite.ts',
    right: "'secure_delete = ON', ",
    wrong: '',
    tests: ['src/commerce/orders/store/erasing.test.ts'],
  },
  {
    name: 'copies of deleted orders stay in other pages of the file',
    file: 'src/commerce/orders/store/pruning.ts',
    right: '      await erase();\n',
    wrong: '',
    tests: ['src/commerce/orders/store/erasing.test.ts'],
  },
  {
    name: 'what a visitor sends wrongly fills the log with errors',
    file: 'src/server/endpoints/submissionEndpoint.ts',
    right: '  return body.ok\n    ? take(',
    wrong: "  if (!body.ok) log.error('a body could not be read');\n  return body.ok\n    ? take(",
    tests: [
      'src/server/endpoints/cartFuzz.complete.test.ts',
      'src/server/endpoints/enquiryFuzz.complete.test.ts',
    ],
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
    file: 'src/server/revalidation/replays.ts',
    right: 'Math.abs(now() - madeAt) <= window',
    wrong: 'madeAt <= now() + window',
    tests: ['src/server/revalidation/replays.test.ts'],
  },
  {
    name: 'an overheard message counts again',
    file: 'src/server/revalidation/replays.ts',
    right: 'if (seen.has(signature)) return false;\n',
    wrong: '',
    tests: ['src/server/revalidation/replays.test.ts'],
  },
  {
    name: 'a link to drafts never ends',
    file: 'src/server/preview/previewLink.ts',
    right: 'if (preview.until <= now) return',
    wrong: 'if (preview.until <= 0) return',
    tests: ['src/server/preview/previewLink.test.ts'],
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
    file: 'packages/basics/src/http/publicLookup.ts',
    right: 'addresses.find(({ address }) => isPrivateAddress(address))',
    wrong: 'addresses.find(({ address }) => address === hostname)',
    tests: ['packages/basics/src/http/publicLookup.test.ts'],
  },
  {
    name: 'the addresses of cloud machines’ own data are taken for public ones',
    file: 'packages/basics/src/http/privateAddress.ts',
    right: "address.range() !== 'unicast'",
    wrong: "address.range() === 'private'",
    tests: ['packages/basics/src/http/privateAddress.test.ts'],
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
    file: 'src/catalog/mesh/sourceSnapshot.ts',
    right: 'if (!before) throw error;',
    wrong: 'if (!before) return { records: [], faults: [] };',
    tests: ['src/catalog/mesh/snapshot.test.ts'],
  },
  {
    name: 'Polish has one plural too few',
    file: 'public/locales/pl/activity.json',
    right: '"ageValue_few"',
    wrong: '"ageValue_two"',
    tests: ['src/ui/i18n/locales.test.ts'],
  },
];

/** Found by attacking the shop: docs/security.md. */
const attacks: readonly Fault[] = [
  {
    name: 'a page that somebody else wrote into Redis is shown',
    file: 'packages/page-cache/src/redis/redisPages.ts',
    right: 'if (!signer.isSigned(toName(key), signed, value.subarray(signatureAt, fileAt)))',
    wrong: 'if (value.length < fileAt)',
    tests: ['packages/page-cache/src/redis/redisPages.test.ts'],
  },
  {
    name: 'a page in Redis is good under every name',
    file: 'packages/page-cache/src/redis/pageSigner.ts',
    right: '.update(name)',
    wrong: '',
    tests: [
      'packages/page-cache/src/redis/pageSigner.test.ts',
      'packages/page-cache/src/redis/redisPages.test.ts',
    ],
  },
  {
    name: 'a visitor has pages taken out of the cache in front',
    file: 'docker/varnish.vcl',
    right: 'local.socket != "purge" || client.ip !~ refreshers',
    wrong: 'client.ip !~ refreshers',
    tests: ['src/testing/varnish.complete.test.ts'],
  },
  {
    name: 'a visitor tells Varnish which instance not to ask',
    file: 'docker/varnish.vcl',
    right: '        unset req.http.X-Tried;\n',
    wrong: '',
    tests: ['src/testing/varnish.complete.test.ts'],
  },
  {
    name: 'Varnish shows everybody the id of one visitor’s request',
    file: 'docker/varnish.vcl',
    right: '    unset req.http.X-Request-Id;\n',
    wrong: '',
    tests: ['src/testing/varnish.complete.test.ts'],
  },
  {
    name: 'a picture is kept by nginx under the key of another one',
    file: 'docker/nginx.conf',
    right: '"$host $accept $key_path"',
    wrong: '$host$key_path$accept',
    tests: ['src/testing/nginx.complete.test.ts'],
  },
  {
    name: 'nginx takes every request at the port for purges',
    file: 'docker/nginx.conf',
    right: 'if ($is_purge = "") {',
    wrong: 'if ($is_purge = "2") {',
    tests: ['src/testing/nginx.complete.test.ts'],
  },
  {
    name: 'nginx shows everybody the id of one visitor’s request',
    file: 'docker/nginx.conf',
    right: 'X-Request-Id $onward_id;',
    wrong: 'X-Request-Id $http_x_request_id;',
    tests: ['src/testing/nginx.complete.test.ts'],
  },
  {
    name: 'a stranger’s link chooses the id that an order is made under',
    file: 'src/commerce/cart/cartHandoff.ts',
    right: 'isFromOwnSite || Array.isArray(plan) ? plan : withoutForeignId(plan, own)',
    wrong: 'plan',
    tests: ['src/commerce/cart/cartHandoff.test.ts', 'src/ui/layouts/CartHandoffReceiver.test.tsx'],
  },
  {
    name: 'whoever knows the id of a cart is told of its order',
    file: 'src/commerce/orders/submitOnce.ts',
    right: 'message: otherMessage }',
    wrong: 'message: JSON.stringify(kept) }',
    tests: [
      'src/server/endpoints/cartEndpoint.test.ts',
      'src/server/endpoints/enquiryEndpoint.test.ts',
    ],
  },
  {
    name: 'a known vulnerability of a dependency fails nothing',
    file: '.ci/audit',
    right: "  }'\nexit 1",
    wrong: "  }'\nexit 0",
    tests: ['src/cli/audit.test.ts'],
  },
  {
    name: 'a visitor’s query is in the error screen that caches keep',
    file: 'src/views/app/documentData.ts',
    right: 'if (data.page === errorPage) data.query = {};',
    wrong: '',
    tests: ['src/views/app/documentData.test.ts'],
  },
  {
    name: 'forged messages lock out the sender of real ones',
    file: 'src/server/endpoints/revalidateEndpoint.ts',
    right: '  return signature !== undefined && isSignedBy(secret, bytes, signature)',
    wrong:
      '  const before = failures.take(request);\n  return (!before || before.left > 0) && signature !== undefined && isSignedBy(secret, bytes, signature)',
    tests: ['src/server/endpoints/revalidateEndpoint.test.ts'],
  },
];

const images: readonly Fault[] = [
  {
    name: 'keys of pictures have 32 bits',
    file: 'packages/image-proxy/src/imageCache.ts',
    right: 'export const toFileName = (request: string): string => digestOf(request);',
    wrong: 'export const toFileName = (request: string): string => digestOf(request).slice(0, 8);',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'keys of pictures leave the height out',
    file: 'packages/image-proxy/src/canonicalRequest.ts',
    right: 'height: height ?? null,',
    wrong: 'height: null,',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'keys of pictures leave the fit out',
    file: 'packages/image-proxy/src/canonicalRequest.ts',
    right: 'fit: fit ?? null,',
    wrong: 'fit: null,',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'keys of pictures leave the quality out',
    file: 'packages/image-proxy/src/canonicalRequest.ts',
    right: 'quality: quality ?? null,',
    wrong: 'quality: null,',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'keys of remote pictures have their host only',
    file: 'packages/image-proxy/src/canonicalRequest.ts',
    right: '{ host: source.url.host, kind: source.kind, url: source.url.href }',
    wrong: '{ host: source.url.host, kind: source.kind }',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'keys of own pictures leave the content of the source out',
    file: 'packages/image-proxy/src/canonicalRequest.ts',
    right: '{ digest: source.digest, kind: source.kind, path: source.path }',
    wrong: '{ kind: source.kind, path: source.path }',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'a default that is written out is another picture',
    file: 'packages/image-proxy/src/transform.ts',
    right: 'height !== undefined && { height, fit }),',
    wrong: 'height !== undefined && { height, ...(wanted.fit && { fit }) }),',
    tests: [
      'packages/image-proxy/src/canonicalRequest.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'a cached picture is given for another request',
    file: 'packages/image-proxy/src/imageRecord.ts',
    right: 'if (!record || head?.request !== request) return undefined;',
    wrong: 'if (!record || !head) return undefined;',
    tests: [
      'packages/image-proxy/src/imageRecord.test.ts',
      'packages/image-proxy/src/imageCache.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'a cached picture of another type is given',
    file: 'packages/image-proxy/src/imageProxy.ts',
    right: 'return cached && isTypeOf(format, cached.type) ? cached : undefined;',
    wrong: 'return format ? cached : undefined;',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'JPEG is negotiated with a browser that refuses it',
    file: 'packages/image-proxy/src/negotiate.ts',
    right: "if (jpeg && png) return 'fallback';",
    wrong: "if (jpeg || png) return 'fallback';",
    tests: [
      'packages/image-proxy/src/negotiate.test.ts',
      'packages/image-proxy/src/imageProxy.test.ts',
    ],
  },
  {
    name: 'a damaged picture stays on disk',
    file: 'packages/image-proxy/src/imageCache.ts',
    right: '    await rm(join(folder, name), { force: true });\n    onDamaged(name);',
    wrong: '    onDamaged(name);',
    tests: ['packages/image-proxy/src/imageCache.test.ts'],
  },
  {
    name: 'damaged pictures are not counted',
    file: 'packages/image-proxy/src/imageStore.ts',
    right: 'onDamaged?.(name);\n',
    wrong: '',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'the most used pictures leave the disk first',
    file: 'packages/image-proxy/src/imageStore.ts',
    right: 'cache.touch(request);\n',
    wrong: '',
    tests: ['packages/image-proxy/src/imageStore.test.ts'],
  },
  {
    name: 'pictures of other hosts evict the shop’s own',
    file: 'packages/image-proxy/src/imageProxy.ts',
    right: "folder: join(cacheFolder, 'remote'),",
    wrong: 'folder: join(cacheFolder),',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'SVG passes for AVIF',
    file: 'packages/image-proxy/src/imageType.ts',
    right: "startsWith(bytes, 'ftypavif', 4) && bytes.readUInt32BE(0) <= MAX_TYPE_BOX_BYTES;",
    wrong: "startsWith(bytes, 'ftypavif', 4) && bytes.length > MAX_TYPE_BOX_BYTES - 1024;",
    tests: ['packages/image-proxy/src/imageType.test.ts'],
  },
  {
    name: 'bytes of a foreign file reach browsers as they came',
    file: 'packages/image-proxy/src/imageProxy.ts',
    right: 'normalizeTransform(withEncoding(wanted))',
    wrong: 'normalizeTransform(wanted)',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'a picture that is cut off is given as it is',
    file: 'packages/image-proxy/src/transform.ts',
    right: '    await checkPixels(image);\n',
    wrong: '',
    tests: ['packages/image-proxy/src/transform.test.ts'],
  },
  {
    name: 'IPv6 addresses of no public network are taken for public ones',
    file: 'packages/basics/src/http/privateAddress.ts',
    right: '!address.match(publicIpv6)',
    wrong: 'false',
    tests: ['packages/basics/src/http/privateAddress.test.ts'],
  },
  {
    name: 'the connection to another host is not checked',
    file: 'packages/image-proxy/src/remoteImages.ts',
    right: '{ lookup: createPublicLookup(resolve) }',
    wrong: '{}',
    tests: ['packages/image-proxy/src/remoteImages.test.ts'],
  },
  {
    name: 'one client keeps all others from getting pictures',
    file: 'packages/basics/src/limiter.ts',
    right: "return async <Value>(task: () => Promise<Value>, client = ''): Promise<Value> => {",
    wrong:
      "return async <Value>(task: () => Promise<Value>, _ = ''): Promise<Value> => {\n    const client = _.slice(0, 0);",
    tests: ['packages/basics/src/limiter.test.ts', 'packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'own pictures are made in the order of requests, whoever sent them',
    file: 'packages/image-proxy/src/imageProxy.ts',
    right: 'transformWatched(await source.read(), wanted), asked.client),',
    wrong: 'transformWatched(await source.read(), wanted)),',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'a picture that was refused is tried again with each request',
    file: 'packages/image-proxy/src/imageProxy.ts',
    right: 'if (!(error instanceof ReplacedError)) rests.add(key, error);\n',
    wrong: '',
    tests: ['packages/image-proxy/src/imageProxy.test.ts'],
  },
  {
    name: 'Varnish gives AVIF to browsers that refuse it',
    file: 'docker/varnish.vcl',
    right: '(?i);\\s*q=0(\\.0*)?\\s*([,;]|$)',
    wrong: 'never',
    tests: ['src/testing/varnish.complete.test.ts'],
  },
  {
    name: 'nginx gives AVIF to browsers that refuse it',
    file: 'docker/nginx.conf',
    right: '        "~*;\\s*q=0(\\.0*)?\\s*([,;]|$)" $http_accept;\n',
    wrong: '',
    tests: ['src/testing/nginx.complete.test.ts'],
  },
];

/** Requests that two servers could read differently, and attacks that hold cache server connections open. */
const framing: readonly Fault[] = [
  {
    name: 'bytes after a refused request take its answer away',
    file: 'packages/cache-server/src/refuseRequest.ts',
    right: '  if (last && (last.complete || hasBegun)) return;\n',
    wrong: '  if (last) socket.destroy();\n',
    tests: ['packages/cache-server/src/refuseRequest.test.ts'],
  },
  {
    name: 'what follows a request of HTTP/1.0 on its connection is read',
    file: 'packages/cache-server/src/cacheServer.ts',
    right: '    if (request.httpVersionMinor === 0) closeAfter(request, response);\n',
    wrong: '',
    tests: ['src/server/cacheServer/smuggling.test.ts'],
  },
  {
    name: 'a body in chunks is read of a request of HTTP/1.0',
    file: 'packages/cache-server/src/requestFraming.ts',
    right: '  if (coding !== undefined && httpVersionMinor === 0) return codingOfOldVersion;\n',
    wrong: '',
    tests: ['packages/cache-server/src/requestFraming.test.ts'],
  },
  {
    name: 'a request that the server in front accepts is too large for the renderer',
    file: 'packages/cache-server/src/rendererServer.ts',
    right: '{ maxHeaderSize: MAX_HEADER_BYTES }, ',
    wrong: '',
    tests: ['packages/cache-server/src/rendererServer.test.ts'],
  },
  {
    name: 'the front drops headers above a number, and with them the length of a body',
    file: 'packages/cache-server/src/httpServer.ts',
    right: '  server.maxHeadersCount = 0;\n',
    wrong: '',
    tests: ['src/server/cacheServer/smuggling.test.ts'],
  },
  {
    name: 'the renderer drops headers above a number, and with them the length of a body',
    file: 'packages/cache-server/src/rendererServer.ts',
    right: '  server.maxHeadersCount = 0;\n',
    wrong: '',
    tests: ['packages/cache-server/src/rendererServer.test.ts'],
  },
  {
    name: 'a body is accepted with a method that has none',
    file: 'packages/cache-server/src/requestFraming.ts',
    right: 'return isEmpty || BODY_METHODS.has(method) ? undefined : unexpectedBody;',
    wrong: 'return isEmpty ? undefined : undefined;',
    tests: [
      'packages/cache-server/src/requestFraming.test.ts',
      'packages/cache-server/src/rendererServer.test.ts',
      'src/server/cacheServer/framing.complete.test.ts',
    ],
  },
  {
    name: 'a body in an unknown coding beside an Upgrade is read as the next request',
    file: 'packages/cache-server/src/requestFraming.ts',
    right: 'if (coding !== undefined && headers.upgrade !== undefined) return codingOfUpgrade;',
    wrong: 'if (coding === headers.upgrade && coding !== undefined) return codingOfUpgrade;',
    tests: [
      'packages/cache-server/src/requestFraming.test.ts',
      'src/server/cacheServer/smuggling.test.ts',
    ],
  },
  {
    name: 'a short answer is begun before it is complete',
    file: 'packages/cache-server/src/rendererProxy.ts',
    right: 'const MAX_WHOLE_BYTES = 1024 * 1024;',
    wrong: 'const MAX_WHOLE_BYTES = -1;',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'a browser gets an empty response where no renderer answers',
    file: 'packages/cache-server/src/refuseRequest.ts',
    right: "asked.accept?.includes('text/html') ? page : undefined",
    wrong: 'undefined',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'requests share connections to the renderer',
    file: 'packages/cache-server/src/rendererProxy.ts',
    right: '        agent: false,\n',
    wrong: '',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'the renderer does not check what the front has checked',
    file: 'packages/cache-server/src/rendererServer.ts',
    right: 'const problem = findFramingProblem(request);',
    wrong: 'const problem = findFramingProblem({ ...request, headers: { host: "" } });',
    tests: ['packages/cache-server/src/rendererServer.test.ts'],
  },
  {
    name: 'the renderer reads a second request on a connection',
    file: 'packages/cache-server/src/rendererServer.ts',
    right: '  server.maxRequestsPerSocket = 1;\n',
    wrong: '',
    tests: ['packages/cache-server/src/rendererServer.test.ts'],
  },
  {
    name: 'what follows a refused request on its connection is read',
    file: 'packages/cache-server/src/refuseRequest.ts',
    right: '  lastRequests.set(request.socket, request);\n',
    wrong: '',
    tests: ['packages/cache-server/src/refuseRequest.test.ts'],
  },
  {
    name: 'an answer that has begun is begun again when it fails',
    file: 'packages/cache-server/src/refuseRequest.ts',
    right: '  if (response.headersSent) {\n    response.destroy();\n    return;\n  }\n',
    wrong: '',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'an error that no handler catches ends the server in front',
    file: 'packages/cache-server/src/keepServing.ts',
    right: "  process.on('uncaughtException', report);\n",
    wrong: '',
    tests: ['src/server/cacheServer/operations.test.ts'],
  },
  {
    name: 'the front passes on a sender that a visitor invented as the last one',
    file: 'packages/cache-server/src/onwardHeaders.ts',
    right: "[...hops.slice(1 - MAX_FORWARDED_HOPS), address].join(', ')",
    wrong: "hops.slice(-MAX_FORWARDED_HOPS).join(', ') || address",
    tests: [
      'packages/cache-server/src/onwardHeaders.test.ts',
      'src/server/endpoints/clientOf.test.ts',
    ],
  },
  {
    name: 'headers of a visitor that Next obeys reach the renderer',
    file: 'packages/cache-server/src/onwardHeaders.ts',
    right: 'for (const name of allowedHeaders) {',
    wrong: 'for (const name of Object.keys(headers)) {',
    tests: ['packages/cache-server/src/onwardHeaders.test.ts'],
  },
  {
    name: 'bodies that arrive at the same time fill the memory',
    file: 'packages/cache-server/src/requestBody.ts',
    right:
      "else if (heldBytes > maxHeldBytes) refuse(503, 'Too many bodies arrive at the same time');\n",
    wrong: '',
    tests: ['packages/cache-server/src/requestBody.test.ts'],
  },
  {
    name: 'the renderer gets more requests at once than its system queues',
    file: 'packages/cache-server/src/rendererProxy.ts',
    right:
      'await limit(() => {\n          socket = socketPath();\n          return send(onward, socket);\n        });',
    wrong: 'await send(onward, (socket = socketPath()));',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'a client that does not read its answer holds it for ever',
    file: 'packages/cache-server/src/slowReaders.ts',
    right: '    socket.destroy();\n',
    wrong: '',
    tests: ['packages/cache-server/src/slowReaders.test.ts'],
  },
  {
    name: 'addresses of Next that the shop does not use are answered',
    file: 'src/server/cacheServer/nextAddresses.ts',
    right: "(path.startsWith('/_next') || path.startsWith('/__next')) && !USED.test(path)",
    wrong: "path.startsWith('/__next') && !USED.test(path)",
    tests: ['src/server/cacheServer/nextAddresses.test.ts'],
  },
];

/** Each fault occurred in another project or almost occurred here. */
export const faults: readonly Fault[] = [
  ...pageCache,
  ...instances,
  ...front,
  ...money,
  ...orders,
  ...orderReports,
  ...orderStore,
  ...terminals,
  ...orderData,
  ...previewFaults,
  ...streamFaults,
  ...surpriseFaults,
  ...boundFaults,
  ...trust,
  ...content,
  ...attacks,
  ...images,
  ...messageFaults,
  ...moneyShownFaults,
  ...everydayFaults,
  ...framing,
];
