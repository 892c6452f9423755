import type { Fault } from '@/lib/fault';
import type { Loaded, Loader } from '@/sources/loader';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { createSnapshot } from './snapshot';

const good = createSmallContent();

const edited = edit(good, 'cities/krakow.json', 'rating.count', 99);

const brokenFile: Fault = {
  file: 'x.json',
  field: '',
  kind: 'not-json',
  reason: 'is not valid JSON',
};

const never = new Promise<never>(() => {});

/** A source that answers as told, with a clock that stands still unless moved. */
const createShop = () => {
  const given = toLoaded(good);
  let answer: () => Promise<Loaded> = async () => given;
  let time = 0;
  let asked = 0;
  const failures: unknown[] = [];
  const loader: Loader = {
    name: 'test',
    load: () => {
      asked += 1;
      return answer();
    },
  };
  const getMesh = createSnapshot({
    loaders: [loader],
    maxAge: 1000,
    timeout: 20,
    now: () => time,
    onFailure: (error) => failures.push(error),
  });
  return {
    getMesh,
    failures,
    answer: (next: () => Promise<Loaded>) => {
      answer = next;
    },
    pass: (ms: number) => {
      time += ms;
    },
    get asked() {
      return asked;
    },
  };
};

describe('the age of a snapshot', () => {
  it('below the most it may be, the sources are left alone', async () => {
    const shop = createShop();
    const before = await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(999);

    expect(await shop.getMesh()).toBe(before);
    expect(shop.asked).toBe(1);
  });

  it('at the most it may be, the sources are asked before anybody gets an answer', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
  });

  it('counts from when the sources were asked, not from when they answered', async () => {
    const shop = createShop();
    shop.answer(async () => {
      shop.pass(600);
      return toLoaded(good);
    });
    await shop.getMesh();
    shop.pass(400);
    await shop.getMesh();

    expect(shop.asked).toBe(2);
  });

  it('starts anew with each look at the sources, even when nothing changed', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.pass(1000);
    await shop.getMesh();
    shop.pass(999);
    await shop.getMesh();

    expect(shop.asked).toBe(2);
  });
});

describe('the mesh of a snapshot', () => {
  it('is the same object while the sources give the same', async () => {
    const shop = createShop();
    const before = await shop.getMesh();
    shop.pass(1000);

    expect(await shop.getMesh()).toBe(before);
    expect(shop.asked).toBe(2);
  });

  it('is another one when a record changed', async () => {
    const shop = createShop();
    const before = await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);

    expect(await shop.getMesh()).not.toBe(before);
  });

  it.each([
    ['came up', [], [brokenFile]],
    ['went away', [brokenFile], []],
    ['became another', [brokenFile], [{ ...brokenFile, file: 'y.json' }]],
  ])('is another one when only a fault %s', async (_, before, after) => {
    const shop = createShop();
    const { records } = toLoaded(good);
    shop.answer(async () => ({ records, faults: before }));
    await shop.getMesh();
    shop.answer(async () => ({ records, faults: after }));
    shop.pass(1000);

    expect((await shop.getMesh()).faults).toEqual(after);
  });

  it('keeps the last good version of a record that was spoilt', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(async () => toLoaded(edit(good, 'cities/krakow.json', 'rating.count', 0)));
    shop.pass(1000);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(12);
  });

  it('joins all sources', async () => {
    const [first, ...others] = toLoaded(good).records;
    const load = (records: Loaded['records']) => async () => ({ records, faults: [] });
    const getMesh = createSnapshot({
      loaders: [
        { name: 'one', load: load(first ? [first] : []) },
        { name: 'others', load: load(others) },
      ],
      maxAge: 1000,
      timeout: 20,
      now: () => 0,
      onFailure: () => {},
    });

    expect((await getMesh()).faults).toEqual([]);
  });
});

describe('however many ask at the same time', () => {
  it('the sources are asked once, and all get the same mesh', async () => {
    const shop = createShop();
    const meshes = await Promise.all(Array.from({ length: 20 }, () => shop.getMesh()));

    expect(shop.asked).toBe(1);
    expect(new Set(meshes).size).toBe(1);
  });

  it('the sources are asked once for a refresh too', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.pass(1000);
    await Promise.all(Array.from({ length: 20 }, () => shop.getMesh()));

    expect(shop.asked).toBe(2);
  });

  it('a failure at the first start is everybody’s, after one try', async () => {
    const shop = createShop();
    shop.answer(() => Promise.reject(new Error('down')));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => shop.getMesh()));

    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(shop.asked).toBe(1);
    expect(shop.failures).toHaveLength(1);
  });
});

describe('sources that fail', () => {
  const failing: readonly [string, () => Promise<Loaded>][] = [
    ['by an error', () => Promise.reject(new Error('down'))],
    ['by never answering', () => never],
    ['by having nothing to show', async () => ({ records: [], faults: [] })],
    [
      'by throwing at once',
      () => {
        throw new Error('down');
      },
    ],
  ];

  it.each(failing)('leave the last good mesh in place: %s', async (_, answer) => {
    const shop = createShop();
    const before = await shop.getMesh();
    shop.answer(answer);
    shop.pass(1000);

    expect(await shop.getMesh()).toBe(before);
  });

  it.each(failing)('are told of, once a failure: %s', async (_, answer) => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(answer);
    shop.pass(1000);
    await shop.getMesh();

    expect(shop.failures).toEqual([expect.any(Error)]);
  });

  it.each(failing)('end in an error when there never was a mesh: %s', async (_, answer) => {
    const shop = createShop();
    shop.answer(answer);

    await expect(shop.getMesh()).rejects.toThrow();
  });

  it('are not asked again before their time', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(() => Promise.reject(new Error('down')));
    shop.pass(1000);
    await shop.getMesh();
    await shop.getMesh();

    expect(shop.asked).toBe(2);
  });

  it('are asked again at once while there is no mesh', async () => {
    const shop = createShop();
    shop.answer(() => Promise.reject(new Error('down')));
    await expect(shop.getMesh()).rejects.toThrow('down');
    shop.answer(async () => toLoaded(good));

    expect((await shop.getMesh()).cities.size).toBe(2);
  });

  it('are believed again once they answer', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(() => Promise.reject(new Error('down')));
    shop.pass(1000);
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
  });

  it('are one failed source among good ones: nothing is taken from any of them', async () => {
    const shop = createShop();
    let isDown = false;
    let time = 0;
    let given = toLoaded(good);
    const getMesh = createSnapshot({
      loaders: [
        { name: 'good', load: async () => given },
        {
          name: 'flaky',
          load: async () => {
            if (isDown) throw new Error('down');
            return { records: [], faults: [] };
          },
        },
      ],
      maxAge: 1000,
      timeout: 20,
      now: () => time,
      onFailure: (error) => shop.failures.push(error),
    });
    const before = await getMesh();
    isDown = true;
    given = toLoaded(edited);
    time = 1000;

    expect(await getMesh()).toBe(before);
  });
});
