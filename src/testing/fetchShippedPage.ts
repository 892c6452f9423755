import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { shippedPage } from './shippedPages';

type Pages = typeof shippedPage;

/** The props of a page. */
export type ShippedProps<Name extends keyof Pages> = Awaited<ReturnType<Pages[Name]>>;

/** Set by `globalSetup.ts`. */
const pagesUrl = process.env['TEST_PAGES_URL'];

/**
 * The props of a page of the shipped content, as `shippedPage` builds them and as a browser receives them: parsed from
 * JSON. One other process builds them for all test files. A test of `getStaticProps` itself uses `shippedPage`, which
 * reads the content in the test's own process.
 *
 * @throws if the page does not exist
 */
export const fetchShippedPage = async <Name extends keyof Pages>(
  name: Name,
  ...params: Parameters<Pages[Name]>
): Promise<ShippedProps<Name>> => {
  const path = [name, ...params].map(encodeURIComponent).join('/');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${pagesUrl}/${path}`, { agent: false }, resolve).on('error', reject);
  });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${body}`);
  return JSON.parse(body);
};
