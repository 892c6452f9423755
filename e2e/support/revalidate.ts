import { sign } from '@/lib/signature';
import { send } from './http';
import { port as shopPort, revalidateSecret } from './shop';

interface Posted {
  readonly method?: string;
  /** Value of `x-revalidate-signature`; the valid one by default. */
  readonly signature?: string;
  readonly port?: number;
}

export interface RevalidateAnswer {
  readonly status: number;
  readonly allow: string | readonly string[] | undefined;
  readonly body: {
    readonly refreshed?: readonly { readonly site: string; readonly path: string }[];
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** Posts a body to the revalidation webhook, signed as given. */
export const postRevalidation = async (
  body: string | Buffer,
  {
    method = 'POST',
    signature = `sha256=${sign(revalidateSecret, body)}`,
    port = shopPort,
  }: Posted = {},
): Promise<RevalidateAnswer> => {
  const headers = { 'content-type': 'application/json', 'x-revalidate-signature': signature };
  const answer = await send({ path: '/api/revalidate', method, headers, body, port });
  return {
    status: answer.status,
    allow: answer.headers['allow'],
    body: JSON.parse(answer.body) as RevalidateAnswer['body'],
  };
};

/**
 * Renders pages of a site again. Next puts different metadata into built pages and pages that the server renders, so
 * tests that compare pages compare rendered ones.
 *
 * @param paths with or without a query
 * @throws when the webhook rejects the request
 */
export const renderPages = async (siteId: string, paths: readonly string[]): Promise<void> => {
  const urls = paths.map((path) => `http://${siteId}.localhost${path.replace(/\?.*/, '')}`);
  const { status, body } = await postRevalidation(JSON.stringify({ paths: urls }));
  if (status !== 200) throw new Error(`Revalidation answers ${status}: ${JSON.stringify(body)}`);
};
