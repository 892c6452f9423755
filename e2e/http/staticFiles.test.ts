import { geodataFiles } from '@/lib/geo/geodataFiles';
import { ask } from '../support/http';

it('lets caches keep map data for a year', async () => {
  for (const path of Object.values(geodataFiles)) {
    const { status, headers } = await ask('en.localhost', path);
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

it.each(['/geo/atlantis.json', '/fonts/missing.woff2'])(
  'does not let caches keep the missing file %s',
  async (path) => {
    const { status, headers } = await ask('en.localhost', path);
    expect(status).toBe(404);
    expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
  },
);
