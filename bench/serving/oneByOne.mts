import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createShopProcess } from '../shopProcess';
import { printRow } from '../table';

const port = 3219;
const warmUp = 30;
const rounds = 300;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { host: 'en.localhost' } };
    get(options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

const time = async (path: string): Promise<number> => {
  for (let round = 0; round < warmUp; round += 1) await ask(path);
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) await ask(path);
  return (performance.now() - start) / rounds;
};

/** Time per request, one after the other: a cached page, and the error page, which is rendered each time. */
const shop = createShopProcess(port, {});
try {
  await shop.start();
  const cached = await time('/krakow');
  const missing = await time('/no-such-page');
  console.log('serving, one request at a time');
  for (const [name, ms] of [
    ['a city page from the cache', cached],
    ['an unknown address', missing],
  ] as const) {
    printRow(name, `${ms.toFixed(1)} ms`, (ms / cached).toFixed(1));
  }
} finally {
  agent.destroy();
  await shop.kill();
}
