import { createServer } from 'node:http';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { answerHealth, answerReady } from './answer';
import { toReadiness } from './readiness';

const serve = (state: 'up' | 'down') =>
  serveForTest(
    createServer((request, response) => {
      const further = { 'X-Content-Type-Options': 'nosniff' };
      if (request.url === '/api/health') return answerHealth(request, response, further);
      const look = async () => toReadiness([{ name: 'content', isNeeded: true, state }]);
      void answerReady(request, response, look, further);
    }),
  );

const ask = async (url: string, method = 'GET') => {
  const answer = await fetch(url, { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it.each([
  ['up', 200, 'ready'],
  ['down', 503, 'unavailable'],
] as const)('who needs what is %s answers %i', async (state, code, status) => {
  const { headers, text, ...answer } = await ask(`${await serve(state)}/api/ready`);
  expect(answer.status).toBe(code);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.parse(text)).toEqual({
    status,
    dependencies: [{ name: 'content', isNeeded: true, state }],
  });
});

it('that it lives is said whatever is down', async () => {
  const { status, headers, text } = await ask(`${await serve('down')}/api/health`);
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'up' }]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/api/health', '/api/ready'])('%s is for reading alone', async (path) => {
  const origin = await serve('up');
  const head = await ask(origin + path, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  const post = await ask(origin + path, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
