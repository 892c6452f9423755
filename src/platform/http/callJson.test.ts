import { HttpError } from '@troupe/basics/http/httpError';
import { inJson, startServer } from '@troupe/basics/testing/localServer';
import { callJson } from './callJson';

const options = { headers: {}, timeoutMs: 5000, maxBytes: 1000 };

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('It should have failed with an HttpError', { cause: error });
};

describe('JSON of another host', () => {
  it('is read, with the body of a refusal', async () => {
    const { origin } = await startServer(({ path }) =>
      path === '/good' ? inJson([1], 201) : inJson({ message: 'No' }, 422),
    );
    expect(await callJson(`${origin}/good`, options)).toEqual({ status: 201, body: [1] });
    const error = await failureOf(callJson(`${origin}/bad?key=secret`, options));
    expect(error).toMatchObject({
      status: 422,
      body: { message: 'No' },
      message: `GET ${origin}/bad: status 422`,
    });
  });

  it.each([
    ['GET', 2],
    ['POST', 1],
  ])('is asked for again after a failed read only: %s', async (method, attempts) => {
    const { origin, calls } = await startServer(() => inJson({}, 503));
    expect(await failureOf(callJson(origin, { ...options, method }))).toMatchObject({
      problem: 'status',
      status: 503,
    });
    expect(calls).toHaveLength(attempts);
  });

  it('is not what a redirect has', async () => {
    const { origin } = await startServer(() => ({ status: 302, location: '/a', body: '{}' }));
    const error = await failureOf(callJson(origin, { ...options, method: 'POST' }));
    expect(error).toMatchObject({ problem: 'status', status: 302, body: undefined });
  });

  it('is an error if it is something else', async () => {
    const { origin } = await startServer(() => ({ body: '<h1>Hello</h1>' }));
    expect(await failureOf(callJson(origin, options))).toMatchObject({ problem: 'not-json' });
  });
});
