import { contentInUseFrom, dateOfContent } from '@/platform/process/contentInUse';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { Loaded, Loader } from '@/catalog/sources/loader';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { createSnapshot } from './snapshot';
import { createSourceSnapshot } from './sourceSnapshot';
import type { StoredLoad } from './storedLoad';

const good = createSmallContent();

const edited = edit(good, 'cities/krakow.json', 'rating.count', 99);

const brokenFile: ContentFault = {
  file: 'x.json',
  field: '',
  kind: 'not-json',
  reason: 'is not valid JSON',
};

const never = new Promise<never>(() => {});

/** Keeps one load in memory instead of on disk. */
const createDisk = () => {
  let records: Loaded['records'] | undefined;
  const kept: StoredLoad = {
    read: async () => records && { records, faults: [] },
    keep: (next) => {
      records = next;
    },
    idle: async () => {},
  };
  return kept;
};

/** A source with a configurable answer, and a clock that moves only by `pass`. */
const createShop = (kept = createDisk()) => {
  const given = toLoaded(good);
  let answer: () => Promise<Loaded> = async () => given;
  let time = 1000;
  let asked = 0;
  const failures: unknown[] = [];
  let demanded = 0;
  let recoveries = 0;
  const loader: Loader = {
    id: 'files',
    name: 'test',
    load: () => {
      asked += 1;
      return answer();
    },
  };
  const common = {
    maxAge: 1000,
    now: () => time,
    demandedFrom: () => demanded,
    onFailure: (error: unknown) => failures.push(error),
    onRecovery: () => {
      recoveries += 1;
    },
  };
  const source = createSourceSnapshot({
    ...common,
    loader,
    timeout: 20,
    firstTimeout: 20,
    isEssential: true,
    kept,
  });
  return {
    source,
    common,
    getMesh: createSnapshot({ ...common, sources: [source] }),
    demand: () => {
      demanded = time;
    },
    failures,
    answer: (next: () => Promise<Loaded>) => {
      answer = next;
    },
    pass: (ms: number) => {
      time += ms;
    },
    get recoveries() {
      return recoveries;
    },
    get asked() {
      return asked;
    },
  };
};

describe('the date of a snapshot', () => {
  it('is when its sources were asked, also where they had nothing new', async () => {
    const shop = createShop();
    shop.answer(async () => {
      shop.pass(5);
      return toLoaded(good);
    });
    const mesh = await shop.getMesh();
    expect([dateOfContent(mesh), contentInUseFrom()]).toEqual([1000, 1000]);
    shop.pass(2000);
    expect(await shop.getMesh()).toBe(mesh);
    expect([dateOfContent(mesh), contentInUseFrom()]).toEqual([3005, 3005]);
  });

  it('stays while they fail, and is unknown where they did so from the start', async () => {
    const disk = createDisk();
    const shop = createShop(disk);
    const mesh = await shop.getMesh();
    shop.answer(() => Promise.reject(new Error('down')));
    shop.pass(2000);
    await shop.getMesh();
    expect(dateOfContent(mesh)).toBe(1000);
    const restarted = createShop(disk);
    restarted.answer(() => Promise.reject(new Error('down')));
    expect(dateOfContent(await restarted.getMesh())).toBe(0);
  });
});

describe('the age of a snapshot', () => {
  it('below the most it may be, the sources are left alone', async () => {
    const shop = createShop();
    const before = await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(999);

    expect(await shop.getMesh()).toBe(before);
    expect(shop.asked).toBe(1);
  });

  it('counts from when a source last gave what it has, whatever it said since', async () => {
    const shop = createShop();
    expect(shop.source.goodAt()).toBeUndefined();
    await shop.getMesh();
    shop.pass(1000);
    await shop.getMesh();
    expect(shop.source.goodAt()).toBe(2000);
    shop.answer(() => Promise.reject(new Error('down')));
    shop.pass(1000);
    await shop.getMesh();
    expect([shop.source.goodAt(), shop.source.isFailing()]).toEqual([2000, true]);
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

  it('is the same one when a fault is only put in other words', async () => {
    const shop = createShop();
    const { records } = toLoaded(good);
    shop.answer(async () => ({ records, faults: [brokenFile] }));
    const before = await shop.getMesh();
    shop.answer(async () => ({ records, faults: [{ ...brokenFile, reason: 'is empty' }] }));
    shop.pass(1000);

    expect(await shop.getMesh()).toBe(before);
  });

  it('keeps the last good version of a record that was spoilt', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(async () => toLoaded(edit(good, 'cities/krakow.json', 'rating.count', 0)));
    shop.pass(1000);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(12);
  });

  it('joins all sources', async () => {
    const shop = createShop();
    const [first, ...others] = toLoaded(good).records;
    const load = (records: Loaded['records']) => async () => ({ records, faults: [] });
    const sources = [load(first ? [first] : []), load(others)].map((it) =>
      createSourceSnapshot({
        ...shop.common,
        loader: { id: 'files', name: 'part', load: it },
        timeout: 20,
        firstTimeout: 20,
        isEssential: true,
        kept: createDisk(),
      }),
    );
    const getMesh = createSnapshot({ ...shop.common, sources });

    expect((await getMesh()).faults).toEqual([]);
  });
});

describe('content that somebody said has changed', () => {
  it('is asked for, however young the mesh is', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(10);
    shop.demand();
    shop.pass(1);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
    expect(shop.asked).toBe(2);
  });

  it('is asked for again when the sources were being asked at that moment', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.pass(1000);
    let finish: (loaded: Loaded) => void = () => {};
    shop.answer(() => new Promise((resolve) => (finish = resolve)));
    const early = shop.getMesh();
    await new Promise(setImmediate);
    shop.pass(5);
    shop.demand();
    shop.pass(1);
    shop.answer(async () => toLoaded(edited));
    const late = shop.getMesh();
    finish(toLoaded(good));

    expect((await early).cities.get('krakow')?.rating.count).toBe(12);
    expect((await late).cities.get('krakow')?.rating.count).toBe(99);
  });

  it('is not asked for by everybody while the source is down', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(() => Promise.reject(new Error('down')));
    shop.pass(10);
    shop.demand();
    shop.pass(1);
    for (let time = 0; time < 5; time += 1) await shop.getMesh();

    expect(shop.asked).toBe(2);
  });
});

describe('a source that was in trouble', () => {
  const troubled = async () => ({ ...toLoaded(good), faults: [brokenFile] });

  it('is news when it comes back with something else', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(troubled);
    shop.pass(1000);
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);
    await shop.getMesh();

    expect(shop.recoveries).toBe(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('is news when it comes back after it %s as a whole', async (_, fail) => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(fail);
    shop.pass(1000);
    await shop.getMesh();
    expect(shop.recoveries).toBe(0);
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);
    await shop.getMesh();

    expect(shop.recoveries).toBe(1);
  });

  it('is no news while the same fault goes on', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(troubled);
    shop.pass(1000);
    await shop.getMesh();
    shop.answer(async () => ({ ...toLoaded(edited), faults: [brokenFile] }));
    shop.pass(1000);
    await shop.getMesh();

    expect(shop.recoveries).toBe(0);
  });

  it('is no news an hour later, nor is one that never was', async () => {
    const shop = createShop();
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);
    await shop.getMesh();
    shop.answer(async () => ({ ...toLoaded(edited), faults: [brokenFile] }));
    shop.pass(1000);
    await shop.getMesh();
    const mended = toLoaded(edited);
    shop.answer(async () => mended);
    shop.pass(1000);
    await shop.getMesh();
    const told = shop.recoveries;
    shop.answer(async () => toLoaded(good));
    shop.pass(3_600_000);
    await shop.getMesh();

    expect(shop.recoveries).toBe(told);
  });
});

describe('a restart', () => {
  /** Starts a second shop with the state that a first one left on disk. */
  const restart = async (lastly: () => Promise<Loaded>, next: () => Promise<Loaded>) => {
    const disk = createDisk();
    const before = createShop(disk);
    await before.getMesh();
    before.answer(lastly);
    before.pass(1000);
    await before.getMesh();
    const after = createShop(disk);
    after.answer(next);
    return after;
  };

  it('while the source is down shows what was last known', async () => {
    const shop = await restart(
      async () => toLoaded(edited),
      () => Promise.reject(new Error('down')),
    );

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
    expect(shop.failures).toEqual([expect.any(Error)]);
  });

  it('while the source has nothing to show shows what was last known', async () => {
    const shop = await restart(
      async () => toLoaded(edited),
      async () => ({ records: [], faults: [] }),
    );

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
  });

  const spoilt = async () => toLoaded(edit(edited, 'cities/krakow.json', 'rating.count', 0));

  it('keeps the last good version of a record that is broken', async () => {
    const shop = await restart(async () => toLoaded(edited), spoilt);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
    expect((await shop.getMesh()).faults).not.toEqual([]);
  });

  it('keeps it too when the record had been broken before', async () => {
    const shop = await restart(spoilt, spoilt);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(12);
  });

  it('keeps it over any number of restarts', async () => {
    const disk = createDisk();
    await createShop(disk).getMesh();
    for (let times = 0; times < 3; times += 1) {
      const shop = createShop(disk);
      shop.answer(spoilt);
      expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(12);
    }
  });

  it('takes up what is new once the source is back', async () => {
    const shop = await restart(
      async () => toLoaded(good),
      () => Promise.reject(new Error('down')),
    );
    await shop.getMesh();
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);

    expect((await shop.getMesh()).cities.get('krakow')?.rating.count).toBe(99);
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
    await expect(shop.getMesh()).rejects.toThrow();
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

  it('end in an error when one that the shop cannot do without was never there', async () => {
    const shop = createShop();
    const pictures = createSourceSnapshot({
      ...shop.common,
      loader: { id: 'pictures', name: 'slow', load: () => never },
      timeout: 20,
      firstTimeout: 20,
      isEssential: true,
      kept: createDisk(),
    });
    const getMesh = createSnapshot({ ...shop.common, sources: [shop.source, pictures] });

    await expect(getMesh()).rejects.toThrow();
  });

  it('are one failed source among good ones: the others go on', async () => {
    const shop = createShop();
    const flaky = createSourceSnapshot({
      ...shop.common,
      loader: { id: 'cms', name: 'flaky', load: () => Promise.reject(new Error('down')) },
      timeout: 20,
      firstTimeout: 20,
      isEssential: false,
      kept: createDisk(),
    });
    const getMesh = createSnapshot({ ...shop.common, sources: [shop.source, flaky] });
    expect((await getMesh()).missing).toEqual(new Set(['cms']));
    shop.answer(async () => toLoaded(edited));
    shop.pass(1000);

    expect((await getMesh()).cities.get('krakow')?.rating.count).toBe(99);
  });
});
