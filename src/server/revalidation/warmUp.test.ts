import type * as warming from './warmUp';

let warmUp: typeof warming.warmUp;
let onSignal: ReadonlyMap<string | symbol, () => void>;

const settle = async () => {
  for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
};

const paths = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `/en/${from + at}`);

/** Renders that end when the test ends them. */
const createWork = () => {
  const made: string[] = [];
  const ends: (() => void)[] = [];
  return {
    made,
    makePage: (path: string) =>
      new Promise<void>((resolve) => {
        made.push(path);
        ends.push(resolve);
      }),
    end: async () => {
      ends.pop()?.();
      await settle();
    },
  };
};

// The module listens for signals and keeps its queue in module state.
beforeEach(async () => {
  jest.resetModules();
  const listeners = new Map<string | symbol, () => void>();
  jest.spyOn(process, 'once').mockImplementation((signal, listener) => {
    listeners.set(signal, () => listener());
    return process;
  });
  onSignal = listeners;
  ({ warmUp } = await import('./warmUp'));
});

afterEach(() => jest.restoreAllMocks());

it('pages are made one after the other, in their order', async () => {
  const { made, makePage, end } = createWork();
  warmUp(['/en', '/de'], makePage);
  warmUp(['/fr'], makePage);
  await settle();
  expect(made).toEqual(['/en']);
  await end();
  await end();
  expect(made).toEqual(['/en', '/de', '/fr']);
});

it('a page that waits already is made once, and one that is being made once more', async () => {
  const { made, makePage, end } = createWork();
  warmUp(['/en', '/de'], makePage);
  warmUp(['/en', '/de'], makePage);
  for (let turn = 0; turn < 5; turn += 1) await end();
  expect(made).toEqual(['/en', '/de', '/en']);
});

it('no more than 500 wait, whoever asks for them', async () => {
  const made: string[] = [];
  const makePage = async (path: string) => {
    made.push(path);
  };
  warmUp(paths(300), makePage);
  warmUp(paths(900, 300), makePage);
  await settle();
  // The first page was no longer in the queue.
  expect(made).toEqual(paths(501));
});

it('a page that cannot be made does not stop the others', async () => {
  const { log } = await import('@/platform/log/log');
  const warned = jest.spyOn(log, 'warn').mockImplementation();
  const made: string[] = [];
  const makePage = async (path: string) => {
    if (path === '/de') throw new Error('gone');
    made.push(path);
  };
  warmUp(['/en', '/de', '/fr'], makePage);
  await settle();
  expect(made).toEqual(['/en', '/fr']);
  expect(warned).toHaveBeenCalledTimes(1);
  warmUp(['/pl'], makePage);
  await settle();
  expect(made).toContain('/pl');
});

it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it', async (signal) => {
  const { made, makePage, end } = createWork();
  warmUp(['/en', '/de'], makePage);
  await settle();
  onSignal.get(signal)?.();
  await end();
  warmUp(['/fr'], makePage);
  await settle();
  expect(made).toEqual(['/en']);
});
