import { getEnv } from '@/env/getEnv';
import { createSmallContent } from '@/testing/smallContent';
import { writeContent } from '@/testing/contentFolder';
import { getMesh } from './getMesh';
import { contentFolder } from './sources';

describe('the mesh of the process', () => {
  it('is made of the folder that CONTENT_DIR names', async () => {
    const folder = await writeContent(createSmallContent());
    process.env['CONTENT_DIR'] = folder;

    expect(contentFolder(getEnv())).toBe(folder);
    expect([...(await getMesh()).cities.keys()]).toEqual(['krakow', 'prague']);
  });
});
