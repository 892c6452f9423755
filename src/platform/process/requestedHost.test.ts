import { announceCacheServer } from './behindCacheServer';
import { processState } from './processState';
import { toRequestedHost } from './requestedHost';

afterEach(() => {
  Reflect.deleteProperty(processState, 'isBehindCacheServer');
});

const headers = { host: 'de.localhost', 'x-forwarded-host': 'shop.example.de' };

it('behind the cache server is the one that it passes on', () => {
  announceCacheServer();
  expect(toRequestedHost(headers)).toBe('shop.example.de');
  expect(toRequestedHost({ host: 'shop.example.de' })).toBe('shop.example.de');
});

it('elsewhere is that of the request, whatever the client says', () => {
  expect(toRequestedHost(headers)).toBe('de.localhost');
  expect(toRequestedHost({})).toBeUndefined();
});
