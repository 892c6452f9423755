import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands in for the renderer in tests. The path of the request selects what it does. */
const [socketPath] = process.argv.slice(2);

let newsFrom = 0;
const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://renderer');
  if (url.pathname === '/api/fake/pid') {
    response.end(String(process.pid));
  } else if (url.pathname === '/api/fake/news') {
    response.end(String(newsFrom));
  } else if (url.pathname === '/api/fake/wait') {
    await sleep(Number(url.searchParams.get('ms')));
    response.end(`waited at ${process.pid}`);
  } else {
    response.end(`page ${url.pathname}`);
  }
});
server.listen(socketPath, () => process.send({ kind: 'ready' }));

process.on('SIGTERM', () => {});
process.on('message', (order) => {
  if (order.kind === 'activate') newsFrom = order.newsFrom;
  if (order.kind === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(1));
