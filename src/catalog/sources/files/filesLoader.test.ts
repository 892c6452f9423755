import { rm, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, writeText } from '@/testing/contentFolder';
import { createFilesLoader } from './filesLoader';

const createCities = async (): Promise<string> => {
  const folder = await createFolder();
  await writeText(folder, 'cities/krakow.json', '{"id":1}');
  await writeText(folder, 'cities/prague.json', '{"id":2}');
  return folder;
};

describe('what is read', () => {
  it('is every JSON file of the folder, named by its path below it, in the order of the names', async () => {
    const folder = await createCities();
    await writeText(folder, 'texts/de/cities/krakow.json', '{"name":"Krakau"}');

    expect(await createFilesLoader(folder).load()).toEqual({
      records: [
        { file: 'cities/krakow.json', data: { id: 1 } },
        { file: 'cities/prague.json', data: { id: 2 } },
        { file: 'texts/de/cities/krakow.json', data: { name: 'Krakau' } },
      ],
      faults: [],
    });
  });

  it('is neither a file of another kind nor what an editor hides while saving', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/readme.md', '# Cities');
    await writeText(folder, 'cities/.krakow.json', '{"id":');

    const { records, faults } = await createFilesLoader(folder).load();

    expect(records.map(({ file }) => file)).toEqual(['cities/krakow.json', 'cities/prague.json']);
    expect(faults).toEqual([]);
  });
});

describe('from one load to the next', () => {
  it('unchanged files keep their records', async () => {
    const loader = createFilesLoader(await createCities());
    const before = await loader.load();
    const after = await loader.load();

    expect(after.records[0]).toBe(before.records[0]);
    expect(after.records[1]).toBe(before.records[1]);
  });

  it('loads that overlap read each file once', async () => {
    const loader = createFilesLoader(await createCities());
    const [one, other] = await Promise.all([loader.load(), loader.load()]);
    const after = await loader.load();

    expect(after.records[0]).toBe(one.records[0]);
    expect(other.records[0]).toBe(one.records[0]);
  });

  it('a changed file gets a new record, and the others keep theirs', async () => {
    const folder = await createCities();
    const loader = createFilesLoader(folder);
    const before = await loader.load();
    await writeText(folder, 'cities/prague.json', '{"id":22}');
    const after = await loader.load();

    expect(after.records[1]).toEqual({ file: 'cities/prague.json', data: { id: 22 } });
    expect(after.records[0]).toBe(before.records[0]);
  });

  it('a change that leaves the size as it was is noticed by the time of change', async () => {
    const folder = await createCities();
    const loader = createFilesLoader(folder);
    await loader.load();
    await writeText(folder, 'cities/prague.json', '{"id":3}');
    await utimes(join(folder, 'cities/prague.json'), 1, 1);

    expect((await loader.load()).records[1]?.data).toEqual({ id: 3 });
  });

  it('an added file appears', async () => {
    const folder = await createCities();
    const loader = createFilesLoader(folder);
    await loader.load();
    await writeText(folder, 'cities/lisbon.json', '{"id":3}');

    expect((await loader.load()).records.map(({ file }) => file)).toEqual([
      'cities/krakow.json',
      'cities/lisbon.json',
      'cities/prague.json',
    ]);
  });

  it('a removed file is gone', async () => {
    const folder = await createCities();
    const loader = createFilesLoader(folder);
    await loader.load();
    await rm(join(folder, 'cities/krakow.json'));

    expect((await loader.load()).records.map(({ file }) => file)).toEqual(['cities/prague.json']);
  });
});

describe('a file that cannot be used', () => {
  it('is reported when it is not JSON, and the others are read all the same', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/krakow.json', '{"id":1,');

    const { records, faults } = await createFilesLoader(folder).load();

    expect(records).toEqual([{ file: 'cities/prague.json', data: { id: 2 } }]);
    expect(faults).toEqual([
      {
        file: 'cities/krakow.json',
        field: '',
        kind: 'not-json',
        reason: expect.stringContaining('is not valid JSON'),
      },
    ]);
  });

  it('is reported when it is empty', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/krakow.json', '');

    expect((await createFilesLoader(folder).load()).faults).toMatchObject([
      { file: 'cities/krakow.json', kind: 'not-json' },
    ]);
  });

  it('is reported when it is too large to be read', async () => {
    const folder = await createCities();
    // A sparse file uses no disk space.
    await truncate(join(folder, 'cities/krakow.json'), 2 ** 31);

    const { records, faults } = await createFilesLoader(folder).load();

    expect(records.map(({ file }) => file)).toEqual(['cities/prague.json']);
    expect(faults).toMatchObject([{ file: 'cities/krakow.json', field: '', kind: 'too-large' }]);
  });

  it('keeps its fault from one load to the next while nobody touches it', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/krakow.json', '{"id":1,');
    const loader = createFilesLoader(folder);
    const before = await loader.load();

    expect((await loader.load()).faults[0]).toBe(before.faults[0]);
  });

  it('is a record again once it is mended', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/krakow.json', '{"id":1,');
    const loader = createFilesLoader(folder);
    await loader.load();
    await writeText(folder, 'cities/krakow.json', '{"id":1,"slug":"krakow"}');

    const { records, faults } = await loader.load();

    expect(records[0]?.data).toEqual({ id: 1, slug: 'krakow' });
    expect(faults).toEqual([]);
  });
});

describe('the folder itself', () => {
  it('may be empty', async () => {
    expect(await createFilesLoader(await createFolder()).load()).toEqual({
      records: [],
      faults: [],
    });
  });

  it('is an outage when it is not there, not an empty shop', async () => {
    const folder = await createFolder();

    await expect(createFilesLoader(join(folder, 'gone')).load()).rejects.toThrow('ENOENT');
  });

  it('is an outage when it vanishes after it was read', async () => {
    const folder = await createCities();
    const loader = createFilesLoader(folder);
    await loader.load();
    await rm(folder, { recursive: true });

    await expect(loader.load()).rejects.toThrow('ENOENT');
  });

  it('is an outage when it is a file', async () => {
    const folder = await createCities();

    await expect(createFilesLoader(join(folder, 'cities/krakow.json')).load()).rejects.toThrow(
      'ENOTDIR',
    );
  });
});
