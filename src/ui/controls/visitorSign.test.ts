/** @jest-environment jsdom */

/** The module as a page that has just loaded has it. */
const load = async (hasActed = false) => {
  jest.resetModules();
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: hasActed },
  });
  const { awaitVisitor, announceVisitor } = await import('./visitorSign');
  let isNeeded = false;
  void awaitVisitor().then(() => (isNeeded = true));
  await Promise.resolve();
  return { announceVisitor, isNeeded: () => isNeeded };
};

const addField = () => {
  const field = document.createElement('input');
  const app = document.createElement('div');
  app.id = '__next';
  app.append(field);
  document.body.append(app);
  return field;
};

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('a page that is only read needs no code of controls', async () => {
  const page = await load();
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(page.isNeeded()).toBe(false);
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'])(
  'it is needed from the first %s on',
  async (sign) => {
    const page = await load();
    addField().dispatchEvent(new Event(sign, { bubbles: sign !== 'scroll' }));
    await Promise.resolve();
    expect(page.isNeeded()).toBe(true);
  },
);

test('a mouse that rests while the page moves below it is no sign', async () => {
  const page = await load();
  const move = new MouseEvent('pointermove', { bubbles: true });
  Object.assign(move, { movementX: 0, movementY: 0 });
  addField().dispatchEvent(move);
  await Promise.resolve();
  expect(page.isNeeded()).toBe(false);
});

test('the cookie notice, which takes the focus, is none', async () => {
  const page = await load();
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await Promise.resolve();
  expect(page.isNeeded()).toBe(false);
});

test('it is needed when another tab has changed the plan', async () => {
  const page = await load();
  window.dispatchEvent(new StorageEvent('storage'));
  await Promise.resolve();
  expect(page.isNeeded()).toBe(true);
});

test('it is needed when a control would show something else than the server sent', async () => {
  const page = await load();
  page.announceVisitor();
  await Promise.resolve();
  expect(page.isNeeded()).toBe(true);
});

test.each<[string, () => unknown]>([
  ['something is stored', () => localStorage.setItem('currency', '"EUR"')],
  ['the address has a query', () => history.replaceState(null, '', '/?people=9')],
  ['the address has a hash', () => history.replaceState(null, '', '/#contact')],
  ['a field has the focus', () => addField().focus()],
])('it is needed at once where %s', async (_, prepare) => {
  prepare();
  expect((await load()).isNeeded()).toBe(true);
});

test('it is needed at once where the visitor was faster than the scripts', async () => {
  expect((await load(true)).isNeeded()).toBe(true);
});
