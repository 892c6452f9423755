import type { NextApiHandler } from 'next';
import { beginProcess } from '@/testing/beginProcess';
import { serveApi } from '@/testing/serveApi';

const readCalls = async (): Promise<Readonly<Record<string, NextApiHandler>>> => {
  const { revalidateEndpoint } = await import('./revalidateEndpoint');
  const { previewEndpoint, leavePreviewEndpoint } = await import('./previewEndpoint');
  return {
    '/api/revalidate': revalidateEndpoint,
    '/api/preview': previewEndpoint,
    '/api/preview/leave': leavePreviewEndpoint,
  };
};

/** Asks with a method that the call does not take, so that it does nothing. */
const ask = async (path: string, method: string, variables: Readonly<Record<string, string>>) => {
  await beginProcess(variables);
  const handler = (await readCalls())[path];
  if (!handler) throw new Error(`${path} has no handler`);
  const { status } = await (await serveApi(handler))({ path, method });
  return status;
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/api/revalidate', 'GET'],
  ['/api/preview', 'POST'],
  ['/api/preview/leave', 'POST'],
])('without REVALIDATE_SECRET nothing is at %s', async (path, method) => {
  expect(await ask(path, method, {})).toBe(404);
  expect(await ask(path, method, { REVALIDATE_SECRET: 'a secret of this test' })).toBe(405);
});
