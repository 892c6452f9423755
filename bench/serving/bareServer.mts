import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Sends the same response to all requests: `bareServer.mts <folder with the answer> <port>`. */
const [folder = '', port] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8')) as string[];
const body = readFileSync(join(folder, 'answer'));

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
