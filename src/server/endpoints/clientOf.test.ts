import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { buildOnwardHeaders } from '@troupe/cache-server';
import { createClientOf } from './clientOf';

const ask = (remoteAddress: string | undefined, forwardedFor?: string) =>
  ({
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('without a server in front', () => {
  const nobody = createClientOf([], () => false);
  const proxies = createClientOf(['10.0.0.0/8', '192.0.2.1'], () => false);

  it('is whoever is at the other end', () => {
    expect(nobody(ask('::ffff:198.51.100.7'))).toBe('198.51.100.7');
    expect(nobody(ask('2001:db8::1'))).toBe('2001:db8:0:0::/64');
  });

  it('is nobody whom a client names', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (forged) => {
        expect(nobody(ask('198.51.100.7', forged))).toBe('198.51.100.7');
        // A client does not become trusted by adding a proxy's address.
        expect(proxies(ask('198.51.100.7', `${forged}, 10.0.0.1`))).toBe('198.51.100.7');
      }),
    );
  });

  it('is whom a trusted proxy names last, and nobody whom that one names', () => {
    expect(proxies(ask('10.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
    expect(proxies(ask('10.0.0.1', '8.8.8.8, 203.0.113.9'))).toBe('203.0.113.9');
    expect(proxies(ask('10.0.0.1', '8.8.8.8, 203.0.113.9, 192.0.2.1'))).toBe('203.0.113.9');
    expect(proxies(ask('::ffff:10.0.0.1', '[2001:db8::1]:443'))).toBe('2001:db8:0:0::/64');
  });

  it('is the proxy where that names nobody', () => {
    expect(proxies(ask('10.0.0.1'))).toBe('10.0.0.1');
    expect(proxies(ask('10.0.0.1', 'unknown'))).toBe('10.0.0.1');
    expect(proxies(ask('10.0.0.1', '203.0.113.9, '))).toBe('10.0.0.1');
  });

  it('is not believed once it has hung up', () => {
    expect(nobody(ask(undefined, '203.0.113.9'))).toBe('unknown');
  });

  it('takes no time over a long list', () => {
    const long = Array(10_000).fill('10.0.0.1').join();
    expect(proxies(ask('10.0.0.1', long))).toBe('10.0.0.1');
  });
});

describe('behind the server in front', () => {
  const nobody = createClientOf([], () => true);
  const proxies = createClientOf(['10.0.0.1'], () => true);

  it('is whom that one has at its other end, which it names last', () => {
    expect(nobody(ask(undefined, '::ffff:198.51.100.7'))).toBe('198.51.100.7');
    expect(nobody(ask(undefined, '1.2.3.4, ::ffff:198.51.100.7'))).toBe('198.51.100.7');
    expect(proxies(ask(undefined, '1.2.3.4, 203.0.113.9, 10.0.0.1'))).toBe('203.0.113.9');
  });

  it('is the address of the connection, whatever a visitor invents on the way through that server', () => {
    const invented = fc.oneof(fc.string(), fc.ipV4(), fc.array(fc.ipV4()).map(String));
    fc.assert(
      fc.property(invented, (forged) => {
        const headers = buildOnwardHeaders({
          headers: { 'x-forwarded-for': forged, 'x-real-ip': '203.0.113.9' },
          remoteAddress: '::ffff:198.51.100.7',
          host: 'en.localhost',
          requestId: 'a-request',
          body: undefined,
          previewCookies: undefined,
        });
        expect(nobody(ask('10.0.0.1', headers['x-forwarded-for']))).toBe('198.51.100.7');
      }),
    );
  });

  it('is nobody else for having hung up already', () => {
    expect(nobody(ask(undefined, '1.2.3.4, '))).toBe('unknown');
    expect(nobody(ask(undefined, ''))).toBe('unknown');
  });
});
