import type { Fault } from './fault';

/** In the streams of trips. */
export const streamFaults: readonly Fault[] = [
  {
    name: 'what a client does not read is queued for it',
    file: 'packages/cache-server/src/streams/streamRegistry.ts',
    right:
      'if (isBusy(stream)) behind.set(stream, channel);\n    else stream.response.write(text);',
    wrong: 'stream.response.write(text);',
    tests: ['packages/cache-server/src/streams/streamRegistry.test.ts'],
  },
  {
    name: 'a link that is newer than the list of links is taken for a revoked one',
    file: 'packages/cache-server/src/streams/streamRegistry.ts',
    right: 'if (openedAt < openedBefore && !grants.has(grant)) response.end();',
    wrong: 'if (!grants.has(grant)) response.end();',
    tests: ['packages/cache-server/src/streams/streamRegistry.test.ts'],
  },
  {
    name: 'a stream of one client counts for no limit',
    file: 'packages/cache-server/src/streams/streamRegistry.ts',
    right: 'perClient.set(client, countOf(client) + 1);',
    wrong: '',
    tests: ['packages/cache-server/src/streams/streamRegistry.test.ts'],
  },
  {
    name: 'the link of one trip opens the stream of another',
    file: 'src/server/endpoints/trips/tripStream.ts',
    right: 'if (capability?.tripId !== id || !isPageScope(capability.scope)) return unknownTrip();',
    wrong: 'if (capability === undefined) return unknownTrip();',
    tests: ['src/server/endpoints/trips/tripStream.test.ts'],
  },
  {
    name: 'a guest who was removed goes on listening',
    file: 'src/server/endpoints/trips/announceTrips.ts',
    right: 'if (hasEnded) announce(after.id);',
    wrong: '',
    tests: ['src/server/endpoints/trips/announceTrips.test.ts'],
  },
  {
    name: 'a page reads a trip again and again while it is changed',
    file: 'src/views/trip/catchUp.ts',
    right: 'const gapMs = readAt + MIN_GAP_MS - performance.now();',
    wrong: 'const gapMs = 0;',
    tests: ['src/views/trip/catchUp.test.ts'],
  },
  {
    name: 'Varnish takes the cookies of trips away',
    file: 'docker/varnish.vcl',
    right: '^/api/(preview|health|ready|build|trip|proposal)(',
    wrong: '^/api/(preview|health|ready|build)(',
    tests: ['src/testing/varnish.complete.test.ts'],
  },
];
