import { lookup as resolve } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { limits } from './limits';
import { isPrivateAddress, isPrivateByName } from './privateAddress';
import { ImageRefusal } from './refusal';

/**
 * Resolves a name for the connection itself, so that what was checked is what is connected to: a second look-up could
 * be answered otherwise.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const inside = addresses.find(({ address }) => isPrivateAddress(address));
    if (inside) {
      return callback(new ImageRefusal(400, `${hostname} leads to a private address`), '');
    }
    const [first] = addresses;
    if (!first) return callback(new Error(`${hostname} has no address`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const checkAnswer = (host: string, { statusCode = 0, headers }: IncomingMessage) => {
  if (statusCode >= 300 && statusCode < 400) {
    throw new ImageRefusal(404, `${host} redirects, which is not followed`);
  }
  if (statusCode !== 200) throw new ImageRefusal(404, `${host} answers ${statusCode}`);
  if (Number(headers['content-length'] ?? 0) > limits.remoteBytes) {
    throw new ImageRefusal(400, `the source has more than ${limits.remoteBytes} bytes`);
  }
};

const readBody = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.remoteBytes) {
      throw new ImageRefusal(400, `the source has more than ${limits.remoteBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const request = (url: URL, signal: AbortSignal) =>
  new Promise<IncomingMessage>((settle, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    get(
      url,
      {
        // No connection is kept: pictures come from few hosts, seldom, and then are on our own disk.
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
        signal,
        ...(isPrivateByName(url.hostname) ? {} : { lookup: lookUpPublic }),
      },
      settle,
    )
      .on('error', reject)
      // Something else than HTTP is offered, or nothing more at all: neither is told as an error.
      .on('upgrade', (_, socket) => {
        socket.destroy();
        reject(new Error('The host wants to speak something else'));
      })
      .on('close', () => reject(new Error('The connection was closed')));
  });

/**
 * Reads a picture from another host, once: no redirect is followed, no private address asked.
 *
 * @param timeout for all of it, in ms
 * @throws ImageRefusal in every case that gives no bytes
 */
export const fetchRemoteImage = async (
  url: URL,
  timeout: number = limits.remoteTimeout,
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await request(url, signal);
    try {
      checkAnswer(url.host, answer);
      return await readBody(answer);
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    throw signal.aborted
      ? new ImageRefusal(504, `${url.host} did not answer in time`)
      : new ImageRefusal(502, `${url.host} could not be read`);
  }
};
