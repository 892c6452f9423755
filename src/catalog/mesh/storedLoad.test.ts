import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '@/testing/contentFolder';
import { createStoredLoad } from './storedLoad';

const create = (folder: string, own: { name?: string; isReadOnly?: boolean } = {}) => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  return {
    failures,
    ...createStoredLoad({ folder, id: 'cms', name: 'cms one', onFailure, ...own }),
  };
};

const post = (title: string) => ({ file: 'posts/en/a.md', data: { title } });

describe('what a source last gave', () => {
  it('is there after a restart', async () => {
    const folder = await createFolder();
    const kept = create(folder);
    kept.keep([post('One')]);
    await kept.idle();

    expect(await create(folder).read()).toEqual({ records: [post('One')], faults: [] });
  });

  it('is the newest, however quickly one follows the other', async () => {
    const folder = await createFolder();
    const kept = create(folder);
    for (let at = 0; at <= 50; at += 1) kept.keep([post(`Title ${at}`)]);
    await kept.idle();

    expect((await create(folder).read())?.records).toEqual([post('Title 50')]);
    expect(await readdir(folder)).toEqual(['cms.json']);
  });

  it('is all there is in the folder, whoever was killed while saving it', async () => {
    const folder = await createFolder();
    const draft = join(folder, 'cms.json.1-2.tmp');
    await writeFile(draft, '{');
    await utimes(draft, 1, 1);
    const kept = create(folder);
    kept.keep([post('One')]);
    await kept.idle();

    expect(await readdir(folder)).toEqual(['cms.json']);
  });

  it('is nothing for a source that has been pointed elsewhere since', async () => {
    const folder = await createFolder();
    const kept = create(folder);
    kept.keep([post('One')]);
    await kept.idle();

    expect(await create(folder, { name: 'cms two' }).read()).toBeUndefined();
  });

  it('is nothing where nothing was kept, or what is there is not ours', async () => {
    expect(await create(await createFolder()).read()).toBeUndefined();
  });

  it('is told and not thrown when the disk does not take it', async () => {
    const kept = create('/dev/null/below');
    kept.keep([post('One')]);
    await kept.idle();

    expect(kept.failures).toHaveLength(1);
  });

  it('is left alone by whoever only reads', async () => {
    const folder = await createFolder();
    const kept = create(folder, { isReadOnly: true });
    kept.keep([post('One')]);
    await kept.idle();

    expect(await readdir(folder)).toEqual([]);
  });

  it('can be looked at by whoever wonders', async () => {
    const folder = await createFolder();
    const kept = create(folder);
    kept.keep([post('One')]);
    await kept.idle();

    expect(await readFile(join(folder, 'cms.json'), 'utf8')).toContain('"title":"One"');
  });
});
