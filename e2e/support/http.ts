import { request } from 'node:http';
import { port as shopPort } from './shop';

export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as UTF-8. */
  readonly body: string;
  readonly bytes: Buffer;
}

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Uint8Array;
  /** The port of another shop than the one that most tests use. */
  readonly port?: number;
}

/** Sends a request exactly as given: no redirects, no keep-alive, no headers but those that HTTP requires. */
export const send = ({
  path,
  method = 'GET',
  headers = {},
  body,
  port = shopPort,
}: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            message: response.statusMessage ?? '',
            headers: response.headers,
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends the request of a visitor to a host, with the path exactly as given. */
export const ask = (
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => send({ path, headers: { host, ...headers } });

export const langOf = ({ body }: Answer): string | undefined =>
  /<html[^>]* lang="([^"]*)"/.exec(body)?.[1];

/** Every `href` in a page, with entities resolved. */
export const hrefsOf = ({ body }: Answer): readonly string[] =>
  [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
