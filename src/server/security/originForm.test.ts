import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import { toOriginForm } from './originForm';
import { readAsOriginForm } from './readAsOriginForm';

const read = (url: string, host = 'shop.example') => {
  const request: Pick<IncomingMessage, 'url' | 'headers'> = { url, headers: { host } };
  toOriginForm(request);
  return [request.headers.host, request.url];
};

describe('a request for a whole address', () => {
  it.each([
    ['http://other.example/', 'other.example', '/'],
    ['http://other.example', 'other.example', '/'],
    ['HTTPS://Other.Example:8080/krakow?a=b', 'Other.Example:8080', '/krakow?a=b'],
    ['http://other.example?a=b', 'other.example', '/?a=b'],
    ['http://[::1]:3000/krakow', '[::1]:3000', '/krakow'],
    ['http://ann:secret@other.example/krakow', 'other.example', '/krakow'],
    ['http://shop.example@other.example/', 'other.example', '/'],
    ['http://other.example//evil.example/', 'other.example', '//evil.example/'],
    ['ftp://other.example/krakow', 'other.example', '/krakow'],
  ])('%s is one for a path at that host', (url, host, path) => {
    expect(read(url)).toEqual([host, path]);
  });

  it('names no host: the header does', () => {
    expect(read('http:///krakow')).toEqual(['shop.example', '/krakow']);
  });
});

it('the asterisk is no page', () => {
  expect(read('*')).toEqual(['shop.example', '/*']);
});

it.each(['/', '/krakow?next=http://other.example/', '//other.example/', '/http://a.example/'])(
  '%s is left as it is',
  (url) => expect(read(url)).toEqual(['shop.example', url]),
);

it('a server sees it before anything else does, however often it was told to', async () => {
  readAsOriginForm();
  readAsOriginForm();
  const server = createServer((request, response) => {
    response.end(`${request.headers.host} ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(
    'GET http://other.example/krakow HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
  );
  const answer = await text(socket);
  server.close();
  expect(answer).toMatch(/\r\n\r\n(?:\w+\r\n)?other\.example \/krakow/);
});
