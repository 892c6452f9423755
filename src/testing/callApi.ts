import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

interface ApiCall {
  readonly method?: string;
  readonly host?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response of one of our API calls without Next: request and response have only the fields that the calls use. */
export const callApi = async (
  handler: NextApiHandler,
  { method = 'GET', host = 'en.localhost', query = {}, headers: sent = {} }: ApiCall = {},
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
    end: () => {},
  };
  const request = { method, headers: { ...sent, host }, query, url: '/api' };
  await handler(
    request as unknown as NextApiRequest,
    response as unknown as NextApiResponse<unknown>,
  );
  return { status, headers, body };
};
