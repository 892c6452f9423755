import { createServer } from 'node:http';
import { onHttpRequest } from './onHttpRequest';

it('sees a request before the server does, and can answer for it', async () => {
  const seen: string[] = [];
  onHttpRequest(({ url = '' }, response) => {
    seen.push(`listener ${url}`);
    response.setHeader('X-Seen', 'yes');
  });
  const server = createServer(({ url = '' }, response) => {
    seen.push(`server ${url}`);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { headers } = await fetch(`http://127.0.0.1:${port}/krakow`);
  await new Promise((resolve) => server.close(resolve));
  expect(headers.get('x-seen')).toBe('yes');
  expect(seen).toEqual(['listener /krakow', 'server /krakow']);
});
