/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { Fragment, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStateContext } from '@/ui/hooks/stateContext';
import { createControlGroup } from './lazyControls';

jest.mock('./loadWithTheme', () => ({ loadWithTheme: (load: () => Promise<unknown>) => load() }));

const People = createStateContext(4);

/** What the state was for each press. */
const pressed: number[] = [];

const Field = ({ label }: { readonly label: string }) => {
  const people = People.useValue();
  return (
    <label onPointerDown={() => pressed.push(people)}>
      {label}
      <input name="people" />
      <output>{people}</output>
    </label>
  );
};

/** A control with another one in it, as the extras of an activity are in a fold. */
const Box = ({ children }: { readonly children: ReactNode }) => <section>{children}</section>;

const controls = { Field, Box };

/** A page on the server, and in a browser that has not loaded the code of its controls. */
const openPage = (isNested = false) => {
  const onServer = createControlGroup(() => Promise.resolve(controls));
  onServer.provide(() => controls);
  let arrive: () => void = () => undefined;
  const code = new Promise<typeof controls>((resolve) => (arrive = () => resolve(controls)));
  const inBrowser = createControlGroup(() => code);
  let join: (people: number) => void = () => undefined;
  const Group = ({ children }: { readonly children: ReactNode }) => {
    const [people, setPeople] = useState(4);
    join = setPeople;
    return <People.Provider value={people}>{children}</People.Provider>;
  };
  let rename: (label: string) => void = () => undefined;
  const createBody = (group: Pick<typeof onServer, 'get'>) => {
    const Control = group.get('Field');
    const Outer = isNested ? group.get('Box') : Fragment;
    return function Body() {
      const [label, setLabel] = useState('People');
      rename = setLabel;
      return (
        <Outer>
          <Control label={label} />
        </Outer>
      );
    };
  };
  const ServerBody = createBody(onServer);
  const Body = createBody(inBrowser);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <Group>
      <ServerBody />
    </Group>,
  );
  const find = () => container.querySelector('input');
  const served = find();
  const errors: unknown[] = [];
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(
      container,
      <Group>
        <Body />
      </Group>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  return {
    container,
    served,
    find,
    errors,
    arrive: () => act(async () => arrive()),
    arriveUnseen: () => arrive(),
    rename: (label: string) => act(() => rename(label)),
    join: (people: number) => act(() => join(people)),
    leave: () => act(() => root?.unmount()),
  };
};

const letters = (page: ReturnType<typeof openPage>) => page.container.textContent;

/** Runs with React as in a browser, where it renders in tasks of its own. */
const withoutAct = async (run: () => Promise<void>) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await run();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
};

describe('a control whose code has not loaded', () => {
  test.each([
    ['its own properties change', (page: ReturnType<typeof openPage>) => page.rename('Guests')],
    ['what the page shares changes', (page: ReturnType<typeof openPage>) => page.join(12)],
  ])('keeps its HTML, the focus and typed text while %s', async (_, change) => {
    const page = openPage();
    if (page.served) page.served.value = '1';
    act(() => page.served?.focus());
    change(page);
    expect(page.find()).toBe(page.served);
    expect(page.find()).toHaveValue('1');
    expect(page.find()).toHaveFocus();
    await page.arrive();
    expect(page.find()).toBe(page.served);
    expect(page.find()).toHaveFocus();
    expect(page.errors).toEqual([]);
    page.leave();
  });

  test('hydrates within another one as the server has rendered both', async () => {
    const page = openPage(true);
    page.join(12);
    await page.arrive();
    expect(page.errors).toEqual([]);
    expect(page.find()).toBe(page.served);
    expect(letters(page)).toBe('People12');
    page.leave();
  });

  test('is pressed with the current state, though the press itself makes it hydrate', async () => {
    const page = openPage();
    page.join(12);
    await withoutAct(async () => {
      page.arriveUnseen();
      // The code is there, and React has not begun to hydrate, which it does in a task of its own.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      page.served?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    });
    expect(pressed).toEqual([12]);
    expect(page.errors).toEqual([]);
    page.leave();
  });

  test('shows what has changed as soon as its code has loaded', async () => {
    const page = openPage();
    page.rename('Guests');
    page.join(12);
    expect(letters(page)).toBe('People4');
    await page.arrive();
    expect(letters(page)).toBe('Guests12');
    page.join(13);
    expect(letters(page)).toBe('Guests13');
    page.leave();
  });
});
