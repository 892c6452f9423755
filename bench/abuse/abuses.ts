import { setTimeout as sleep } from 'node:timers/promises';
import { findProcesses } from '../shopProcesses';
import { describeHeld, describeStatuses, dribble, holdConnections, sendAgain } from './connections';

export interface Abuse {
  readonly name: string;
  /** @returns the outcome as text */
  readonly run: (shop: { readonly port: number; readonly pid: number }) => Promise<string>;
}

const PERIOD_SECONDS = 10;

const toRequest = (line: string, headers: string, body = ''): string =>
  `${line} HTTP/1.1\r\nHost: en.localhost\r\n${headers}\r\n${body}`;

const close = 'Connection: close\r\n';
const flood = 'a:\r\n'.repeat(3000);
const hidden = toRequest('GET /api/discover/1', 'X-Forwarded-For: 198.51.100.7\r\n');

const attackOf = (count: number): string => {
  const method = ['OPTIONS', 'GET', 'HEAD', 'DELETE'][count % 4] ?? 'GET';
  const line = `${method} /api/build`;
  const headers = `${'a:\r\n'.repeat(1000)}Content-Length: ${hidden.length}\r\n${close}`;
  return toRequest(line, headers, hidden);
};

/** URL of a shop image in sizes that no page uses, in varying formats and qualities, so that each URL is new. */
const pictureOf = (count: number): string => {
  const modifiers = [`w_${1 + (count % 4000)}`, `h_${1 + (count % 977)}`, `q_${count % 100}`];
  const format = ['f_webp', 'f_avif', 'f_png', 'f_auto'][count % 4] ?? '';
  return `/_ipx/${[...modifiers, format].join('&')}/images/team.jpg`;
};

const nextPictureOf = (count: number): string =>
  `/_next/image?url=${'%2F'.repeat(1 + (count % 3))}images%2Fteam.jpg&w=${[640, 1080, 3840][count % 3]}&q=${count % 100}&${count}`;

const period = (senders: number, next: (count: number) => string): Abuse['run'] => {
  return async ({ port }) => describeStatuses(await sendAgain(port, senders, PERIOD_SECONDS, next));
};

/** Each abuse lasts 10 to 35 s. */
export const abuses: readonly Abuse[] = [
  {
    name: 'none',
    run: async () => {
      await sleep(PERIOD_SECONDS * 1000);
      return '';
    },
  },
  {
    name: '3,000 headers a request',
    run: period(16, () => toRequest('GET /krakow', flood + close)),
  },
  { name: 'requests in bodies', run: period(16, attackOf) },
  {
    name: 'made-up addresses',
    run: period(16, (count) => toRequest(`GET /made-up-${count}/x`, close)),
  },
  {
    name: 'spellings of pictures',
    run: period(16, (count) => toRequest(`GET ${pictureOf(count)}`, close)),
  },
  {
    name: '/_next/image',
    run: period(16, (count) => toRequest(`GET ${nextPictureOf(count)}`, close)),
  },
  {
    name: '300 slow senders of headers',
    run: async ({ port }) =>
      describeHeld(
        await holdConnections(port, 300, 25, (socket) => {
          socket.write('GET / HTTP/1.1\r\nHost: en.localhost\r\n');
          dribble(socket, 'a', 500);
        }),
      ),
  },
  {
    name: '300 slow senders of bodies, 450 kB each',
    run: async ({ port }) =>
      describeHeld(
        await holdConnections(port, 300, 25, (socket) => {
          socket.write(
            toRequest('POST /api/cart', 'Content-Length: 500000\r\n', 'x'.repeat(450_000)),
          );
          dribble(socket, 'x', 500);
        }),
      ),
  },
  {
    name: '50 readers that do not read',
    run: async ({ port }) =>
      describeHeld(
        await holdConnections(port, 50, 35, (socket) => {
          socket.pause();
          const asked = toRequest('GET /krakow', '');
          socket.write(asked.repeat(400));
          // A client that neither reads nor writes does not learn that its connection was closed.
          dribble(socket, asked, 500);
        }),
      ),
  },
  {
    name: 'the renderer killed twice',
    run: async ({ pid }) => {
      for (let kill = 0; kill < 2; kill += 1) {
        await sleep(1000);
        process.kill(findProcesses(pid).renderer, 'SIGKILL');
        await sleep(10_000);
      }
      return 'another one took over';
    },
  },
];
