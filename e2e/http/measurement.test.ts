import { allSites } from '../support/catalogue';
import { send } from '../support/http';
import { containers, conversionIds, port } from '../support/shop';

const measure = async (headers: Readonly<Record<string, string>>) => {
  const answer = await send({ path: '/api/measurement', headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  return JSON.parse(answer.body) as unknown;
};

const ofMainSite = { container: 'GTM-MAIN', conversionSendToId: null };

it('names the container and the conversion id of each host, or those of the main site', async () => {
  for (const { id } of allSites) {
    const host = `${id}.localhost`;
    expect([host, await measure({ host: `${host}:${port}` })]).toEqual([
      host,
      {
        container: containers[host] ?? ofMainSite.container,
        conversionSendToId: conversionIds[host] ?? null,
      },
    ]);
  }
  for (const host of ['localhost', 'evil.example', 'constructor', 'de.localhost.x']) {
    expect([host, await measure({ host })]).toEqual([host, ofMainSite]);
  }
});

it('ignores forwarded hosts', async () => {
  for (const name of ['x-forwarded-host', 'x-host', 'x-original-host', 'forwarded']) {
    const answer = await measure({ host: 'sv.localhost', [name]: 'de.localhost' });
    expect([name, answer]).toEqual([name, ofMainSite]);
  }
});
