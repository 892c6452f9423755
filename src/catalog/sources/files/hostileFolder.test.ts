import { execFileSync } from 'node:child_process';
import { mkdir, symlink, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createFolder, writeText } from '@/testing/contentFolder';
import { createFilesLoader } from './filesLoader';
import { listFiles } from './listFiles';

const createCities = async (): Promise<string> => {
  const folder = await createFolder();
  await writeText(folder, 'cities/krakow.json', '{"id":1}');
  await writeText(folder, 'cities/prague.json', '{"id":2}');
  return folder;
};

const load = async (folder: string) => {
  const { records, faults } = await createFilesLoader(folder).load();
  return {
    files: records.map(({ file }) => file),
    faults: faults.map(({ file, kind }) => `${file} ${kind}`),
  };
};

const both = ['cities/krakow.json', 'cities/prague.json'];

describe('a link', () => {
  it('to a folder above itself is told, and not followed', async () => {
    const folder = await createCities();
    await symlink('..', join(folder, 'cities/again'));
    await symlink('.', join(folder, 'cities/self'));

    expect(await load(folder)).toEqual({
      files: both,
      faults: ['cities/again unreadable', 'cities/self unreadable'],
    });
  });

  it('to a folder that leads back is told where the circle closes', async () => {
    const folder = await createCities();
    await mkdir(join(folder, 'texts'));
    await symlink('../texts', join(folder, 'cities/there'));
    await symlink('../cities', join(folder, 'texts/back'));

    const { files, faults } = await load(folder);

    expect(files).toEqual(expect.arrayContaining(both));
    expect([...faults].sort()).toEqual([
      'cities/there/back unreadable',
      'texts/back/there unreadable',
    ]);
  });

  it('to itself is told', async () => {
    const folder = await createCities();
    await symlink('lisbon.json', join(folder, 'cities/lisbon.json'));

    expect(await load(folder)).toEqual({ files: both, faults: ['cities/lisbon.json unreadable'] });
  });

  it('to a file or a folder elsewhere is followed', async () => {
    const [folder, other] = [await createFolder(), await createCities()];
    await symlink(join(other, 'cities'), join(folder, 'cities'));
    await symlink(join(other, 'cities/krakow.json'), join(folder, 'redirects.json'));

    expect(await load(folder)).toEqual({ files: [...both, 'redirects.json'], faults: [] });
  });

  it('to nothing is nothing', async () => {
    const folder = await createCities();
    await symlink('/nowhere', join(folder, 'cities/lisbon.json'));

    expect(await load(folder)).toEqual({ files: both, faults: [] });
  });

  it('keeps its fault from one load to the next', async () => {
    const folder = await createCities();
    await symlink('.', join(folder, 'cities/self'));
    const loader = createFilesLoader(folder);
    const before = await loader.load();

    expect((await loader.load()).faults[0]).toBe(before.faults[0]);
  });
});

describe('what is named like a file and is none', () => {
  it('a pipe that nobody writes to is told, and not waited for', async () => {
    const folder = await createCities();
    execFileSync('mkfifo', [join(folder, 'cities/lisbon.json')]);

    expect(await load(folder)).toEqual({ files: both, faults: ['cities/lisbon.json unreadable'] });
  });

  it('a socket is told', async () => {
    const folder = await createCities();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(folder, 'cities/a.json'), resolve));

    expect(await load(folder)).toEqual({ files: both, faults: ['cities/a.json unreadable'] });
    await new Promise((resolve) => server.close(resolve));
  });

  it('a device that never ends is told', async () => {
    const folder = await createCities();
    await symlink('/dev/zero', join(folder, 'cities/lisbon.json'));

    expect(await load(folder)).toEqual({ files: both, faults: ['cities/lisbon.json unreadable'] });
  });

  it('a folder is one, and what is in it is in its place', async () => {
    const folder = await createCities();
    await writeText(folder, 'cities/lisbon.json/facts.json', '{}');

    const { files, faults } = await load(folder);

    expect(files).toContain('cities/lisbon.json/facts.json');
    expect(faults).toEqual([]);
  });
});

describe('too much', () => {
  it('in one file is told, and not read', async () => {
    const folder = await createCities();
    // A sparse file uses no disk space, and is larger than Node can read into memory.
    await truncate(join(folder, 'cities/krakow.json'), 2 ** 40);

    expect(await load(folder)).toEqual({
      files: ['cities/prague.json'],
      faults: ['cities/krakow.json too-large'],
    });
  });

  it.each([
    ['lists', '['.repeat(400_000) + ']'.repeat(400_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['lists that do not end', '['.repeat(900_000)],
  ])('depth of %s is told', async (_, text) => {
    const folder = await createCities();
    await writeText(folder, 'cities/lisbon.json', text);

    const { files, faults } = await load(folder);

    expect(files).toEqual(both);
    expect(faults).toEqual([
      expect.stringMatching(/^cities\/lisbon\.json (?:too-large|not-json)$/),
    ]);
  });

  it('depth of folders is told', async () => {
    const folder = await createCities();
    await writeText(folder, `${'deep/'.repeat(40)}a.json`, '{}');

    const { files, faults } = await load(folder);

    expect(files).toEqual(both);
    expect(faults).toEqual([expect.stringMatching(/^(?:deep\/)+deep unreadable$/)]);
  });

  it('of everything is an outage: half a shop would be a lie', async () => {
    await expect(listFiles(await createCities(), /json$/, 2)).rejects.toThrow(
      'has more than 2 files and folders',
    );
  });

  it('of ways through links is told', async () => {
    const folder = await createCities();
    // Each folder links to all others, which makes as many paths as there are permutations of twelve.
    const names = Array.from({ length: 12 }, (_, index) => `f${index}`);
    for (const name of names) {
      await mkdir(join(folder, name));
      for (const other of names) await symlink(`../${other}`, join(folder, name, other));
    }

    const { files, faults } = await load(folder);

    expect(files).toEqual(both);
    expect(faults.length).toBeGreaterThan(12);
  });
});

describe('front matter', () => {
  const post = (frontMatter: string) => `---\n${frontMatter}\n---\nText\n`;

  it.each([
    ['of the same thing nine times nine times nine', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]`],
    ['that names itself', 'a: &a [*a]'],
    ['of a type of its own', 'a: !!js/function "function(){}"\nb: ['],
  ])('%s is told', async (_, text) => {
    const folder = await createCities();
    await writeText(folder, 'posts/en/a.md', post(text));

    expect(await load(folder)).toEqual({ files: both, faults: ['posts/en/a.md not-yaml'] });
  });

  it.each([
    ['nested without end', `a: ${'['.repeat(9000)}`],
    ['nested without end, a megabyte of it', `a: ${'['.repeat(900_000)}`],
    ['nested by dashes', '- '.repeat(4900)],
    ['nested by question marks', '? '.repeat(4900)],
    ['nested by braces', '{a: '.repeat(3000)],
  ])('%s is told, and not given to a parser that it would kill', async (_, text) => {
    const folder = await createCities();
    await writeText(folder, 'posts/en/a.md', post(text));

    expect(await load(folder)).toEqual({ files: both, faults: ['posts/en/a.md too-large'] });
  });
});

it('names with strange letters are names', async () => {
  const folder = await createCities();
  const names = ['cities/a\nb.json', 'cities/..json', 'cities/...json', 'cities/\u001b[2J.json'];
  for (const name of names) await writeText(folder, name, '{}');

  // Files that start with a dot are hidden.
  expect((await load(folder)).files.sort()).toEqual(
    [...both, 'cities/a\nb.json', 'cities/\u001b[2J.json'].sort(),
  );
});
