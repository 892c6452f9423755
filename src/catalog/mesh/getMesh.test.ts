import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getEnv } from '@/config/env/getEnv';
import { log } from '@/platform/log/log';
import { createSmallContent } from '@/testing/smallContent';
import { writeContent } from '@/testing/contentFolder';
import { getMesh, listFaults, reloadMesh } from './getMesh';
import { contentFolder } from './sources';

describe('the mesh of the process', () => {
  it('is made of the folder that CONTENT_DIR names', async () => {
    const folder = await writeContent(createSmallContent());
    process.env['CONTENT_DIR'] = folder;

    expect(contentFolder(getEnv())).toBe(folder);
    expect([...(await getMesh()).cities.keys()]).toEqual(['krakow', 'prague']);
  });

  it('reports a file that is refused while the shop runs, and keeps its last good version', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
    const file = join(contentFolder(getEnv()), 'cities', 'krakow.json');
    await writeFile(file, '{ "oops": ');
    const mesh = await reloadMesh();
    expect(mesh.cities.has('krakow')).toBe(true);
    expect(listFaults()).toMatchObject([{ file: 'cities/krakow.json', kind: 'not-json' }]);
    expect(warn).toHaveBeenCalledWith(
      'content: a fault',
      expect.objectContaining({
        fault: expect.stringMatching(/^cities\/krakow\.json: .*not-json/),
      }),
    );
    warn.mockRestore();
  });
});
