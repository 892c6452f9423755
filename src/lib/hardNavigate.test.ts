import { hardNavigate } from './hardNavigate';

const assign = jest.fn<undefined, [string]>();
const reload = jest.fn<undefined, []>();

beforeEach(() => {
  assign.mockReset();
  reload.mockReset();
  const href = 'https://shop.example/krakow?people=8#activities';
  Object.assign(globalThis, { window: { location: { href, assign, reload } } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

it.each(['/prague', '/krakow', '/krakow?people=8', 'https://shop.example/prague#faq'])(
  'the server answers for %s',
  (address) => {
    void hardNavigate(address);
    expect(assign.mock.calls).toEqual([[address]]);
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each(['https://shop.example/krakow?people=8#activities', '#activities'])(
  'so it does for %s, which is open: the browser would only jump to its hash',
  (address) => {
    void hardNavigate(address);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  },
);

it('nothing goes on in a page that is on its way out', async () => {
  const later = new Promise((resolve) => setImmediate(() => resolve('later')));
  expect(await Promise.race([hardNavigate('/prague'), later])).toBe('later');
});
