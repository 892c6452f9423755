import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

interface ApiCall {
  readonly method?: string;
  readonly host?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** What one of our calls answers, without Next around it: as much of its request and response as they use. */
export const callApi = async (
  handler: NextApiHandler,
  { method = 'GET', host = 'en.localhost', query = {} }: ApiCall = {},
) => {
  const headers: Record<string, string> = {};
  let status = 0;
  let body: unknown;
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    status: (code: number) => {
      status = code;
      return response;
    },
    json: (value: unknown) => {
      body = value;
    },
  };
  const request = { method, headers: { host }, query, url: '/api' };
  await handler(
    request as unknown as NextApiRequest,
    response as unknown as NextApiResponse<unknown>,
  );
  return { status, headers, body };
};
