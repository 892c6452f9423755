/** @jest-environment jsdom */
import { hydratedEvent } from '@/lib/hydration';
import { deferredScriptLoader, deferredScriptType } from './deferredScriptLoader';

const frames: (() => void)[] = [];
/** Runs the callbacks of the next frame. */
const draw = () => frames.splice(0).forEach((run) => run());
/** A frame is drawn when the next one begins. */
const drawWhatIsThere = () => {
  draw();
  draw();
};

const script = (name: string) => `<script type="${deferredScriptType}" src="/${name}.js"></script>`;

const listening: (() => void)[] = [];

const open = (content: string) => {
  jest.spyOn(document, 'addEventListener').mockImplementation((kind, heard, options) => {
    EventTarget.prototype.addEventListener.call(document, kind, heard, options);
    listening.push(() => document.removeEventListener(kind, heard, options));
  });
  document.head.innerHTML = script('first') + script('second');
  document.body.innerHTML = `<div id="__next">${content}</div>`;
  new Function(deferredScriptLoader)();
  jest.mocked(document.addEventListener).mockRestore();
};

/** What React does to every element that it hydrates. */
const hydrate = (elements: Iterable<Element> = document.querySelectorAll('*'), left = 0) => {
  for (const element of elements) Reflect.set(element, '__reactProps$test', {});
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: { left } }));
};

const listBegun = () =>
  [...document.scripts].filter(({ type }) => type === '').map(({ src }) => new URL(src).pathname);

/** Those that have begun after the tasks that are due. */
const listLoading = () => {
  jest.advanceTimersByTime(0);
  return listBegun();
};

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    return frames.push(() => run(0));
  });
});

afterEach(() => {
  jest.useRealTimers();
  // Each document has a loader of its own, and a test opens several in one.
  for (const stop of listening.splice(0)) stop();
});

it('loads scripts in their order when the page has been drawn once', () => {
  open('<p>Text</p>');
  drawWhatIsThere();
  draw();
  expect(listLoading()).toEqual([]);
  draw();
  expect(listLoading()).toEqual(['/first.js', '/second.js']);
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
});

it('says while the picture that is looked at first is not drawn', () => {
  const isDrawing = () => 'drawing' in document.documentElement.dataset;
  open('<p>Text</p>');
  expect(isDrawing()).toBe(true);
  drawWhatIsThere();
  drawWhatIsThere();
  expect(isDrawing()).toBe(false);
});

it('begins each script in a task of its own', () => {
  open('<p>Text</p>');
  drawWhatIsThere();
  const before = jest.getTimerCount();
  drawWhatIsThere();
  expect(listBegun()).toEqual([]);
  expect(jest.getTimerCount()).toBe(before + 2);
  expect(listLoading()).toEqual(['/first.js', '/second.js']);
});

describe('a page with a picture that is looked at first', () => {
  const startWith = (content: string) => {
    open(content);
    for (const image of document.querySelectorAll('img')) {
      Object.defineProperty(image, 'complete', { value: false });
    }
    drawWhatIsThere();
  };
  const picture = '<img fetchpriority="high" src="/hero.jpg"><img src="/below.jpg">';
  const mainPicture = '<img data-main="true" src="/hero.jpg"><img src="/below.jpg">';

  it.each([
    ['load', picture],
    ['error', picture],
    ['load', mainPicture],
  ])('waits for it to end in %s: %s', (end, content) => {
    startWith(content);
    expect(listLoading()).toEqual([]);
    document.querySelector('img')?.dispatchEvent(new Event(end));
    expect(listLoading()).toEqual([]);
    drawWhatIsThere();
    expect(listLoading()).toHaveLength(2);
  });

  it('does not wait for ever', () => {
    startWith(picture);
    jest.advanceTimersByTime(2400);
    expect(listLoading()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(listLoading()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown', 'click'])('waits no longer after a %s', (kind) => {
    startWith(picture);
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(listLoading()).toHaveLength(2);
  });
});

it('loads each script once, whatever happens', () => {
  open('<button>Menu</button>');
  document.querySelector('button')?.click();
  drawWhatIsThere();
  drawWhatIsThere();
  jest.advanceTimersByTime(5000);
  expect(listLoading()).toHaveLength(2);
});

describe('what is filled in before the page is alive', () => {
  const listHeard = (content: string, act: (field: HTMLInputElement) => void) => {
    open(content);
    const field = document.querySelector<HTMLInputElement>('input, select, textarea');
    if (!field) throw new Error('There is no field');
    act(field);
    const heard: string[] = [];
    for (const kind of ['input', 'change']) {
      field.addEventListener(kind, () => heard.push(`${kind} ${field.value} ${field.checked}`));
    }
    hydrate();
    jest.runOnlyPendingTimers();
    return heard;
  };
  const tell = (field: HTMLElement) => field.dispatchEvent(new Event('input', { bubbles: true }));

  it('is there for whoever listens only then, though something has emptied it', () => {
    const heard = listHeard('<input>', (field) => {
      field.value = 'k';
      tell(field);
      field.value = 'kart';
      tell(field);
      field.value = '';
    });
    expect(heard).toEqual(['input kart false', 'change kart false']);
  });

  it('gives way to what is typed between hydration and replay', () => {
    open('<input>');
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field');
    const type = (text: string) => {
      field.value = text;
      tell(field);
    };
    type('k');
    hydrate();
    type('ka');
    jest.runOnlyPendingTimers();
    expect(field.value).toBe('ka');
  });

  it.each(['<textarea></textarea>', '<select><option>one<option>two</select>'])(
    'counts in a %s too',
    (content) => {
      const heard = listHeard(content, (field) => {
        field.value = 'two';
        tell(field);
      });
      expect(heard).toEqual(['input two undefined', 'change two undefined']);
    },
  );

  it.each(['checkbox', 'radio'])('counts in a %s as it was left', (type) => {
    const heard = listHeard(`<input type="${type}">`, (field) => field.click());
    expect(heard).toEqual(['input on true', 'change on true']);
  });
});

describe('a press before the page is alive', () => {
  const pressTwice = () => {
    open('<button><span>Menu</span></button><a href="#below">Below</a>');
    const button = document.querySelector('button');
    document.querySelector('span')?.click();
    button?.click();
    const heard = jest.fn();
    button?.addEventListener('click', heard);
    return { button, heard };
  };

  it('is made again when it is, once', () => {
    const { heard } = pressTwice();
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('waits for the part of the page that hydrates later', () => {
    const { button, heard } = pressTwice();
    if (button) hydrate([button], 3);
    jest.runOnlyPendingTimers();
    expect(heard).not.toHaveBeenCalled();
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is nothing to repeat outside of the app, and when the app has hydrated', () => {
    open('<button>Menu</button>');
    document.body.insertAdjacentHTML('beforeend', '<button id="notice">Accept</button>');
    const heard = jest.fn();
    document.addEventListener('click', heard);
    document.getElementById('notice')?.click();
    hydrate();
    jest.runOnlyPendingTimers();
    document.querySelector('button')?.insertAdjacentHTML('afterend', '<button id="map">+</button>');
    document.getElementById('map')?.click();
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(2);
    document.removeEventListener('click', heard);
  });

  it("is React's alone where the page has hydrated already", () => {
    open('<button>Menu</button>');
    const button = document.querySelector('button');
    if (button) hydrate([button]);
    const heard = jest.fn();
    button?.addEventListener('click', heard);
    button?.click();
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with a button that is gone by then', () => {
    const { button, heard } = pressTwice();
    button?.remove();
    hydrate();
    jest.runOnlyPendingTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a link that is followed before what was typed has arrived', () => {
  const openAndType = (link: string) => {
    open(`<input><button>Menu</button>${link}`);
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field');
    field.value = '11';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const order: string[] = [];
    field.addEventListener('change', () => order.push(`typed ${field.value}`));
    document.getElementById('__next')?.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement)
        order.push(`left for ${event.target.pathname}`);
      event.preventDefault();
    });
    return order;
  };
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('a')?.dispatchEvent(event);
  };
  const away = '<a href="/krakow">Krakow</a>';

  it('waits for it, and is followed once', () => {
    const order = openAndType(away);
    click();
    click();
    expect(order).toEqual([]);
    hydrate();
    jest.runAllTimers();
    expect(order).toEqual(['typed 11', 'left for /krakow']);
  });

  it('waits for the field, although the rest of the page has hydrated', () => {
    const order = openAndType(away);
    hydrate(document.querySelectorAll('a'), 1);
    click();
    jest.advanceTimersByTime(1000);
    expect(order).toEqual([]);
    hydrate();
    jest.runAllTimers();
    expect(order).toEqual(['typed 11', 'left for /krakow']);
  });

  it('waits for no other field', () => {
    const order = openAndType(away);
    click();
    hydrate(document.querySelectorAll('input'), 3);
    jest.advanceTimersByTime(10);
    expect(order).toEqual(['typed 11', 'left for /krakow']);
  });

  it('waits for no other field, if its own has hydrated before the press', () => {
    const order = openAndType(away);
    hydrate(document.querySelectorAll('input'), 3);
    jest.advanceTimersByTime(10);
    expect(order).toEqual([]);
    click();
    jest.advanceTimersByTime(10);
    expect(order).toEqual(['typed 11', 'left for /krakow']);
  });

  it('does not wait for ever', () => {
    const order = openAndType(away);
    click();
    jest.advanceTimersByTime(1900);
    expect(order).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(order).toEqual(['left for /krakow']);
  });

  describe('which it does not wait for', () => {
    afterEach(() => localStorage.clear());

    const leaveWith = (field: string, text: string) => {
      open(`${field}${away}`);
      document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
      const input = document.querySelector('input');
      if (!input) throw new Error('There is no field');
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      click();
      jest.advanceTimersByTime(2100);
    };
    const people = '<input type="number" min="1" max="99" data-kept-as="selectedNumberOfPeople">';

    it('finds what was typed on the next page', () => {
      leaveWith(people, '11');
      expect({ ...localStorage }).toEqual({ selectedNumberOfPeople: '11' });
    });

    it.each(['0', '100', '1.5', ''])('keeps nothing that the field does not take: %s', (text) => {
      leaveWith(people, text);
      expect({ ...localStorage }).toEqual({});
    });

    it('keeps nothing of a field that names no key', () => {
      leaveWith('<input>', '11');
      expect({ ...localStorage }).toEqual({});
    });
  });

  it('is the one that was pressed last', () => {
    const order = openAndType(`${away}<a id="last" href="/riga">Riga</a>`);
    click();
    document.getElementById('last')?.click();
    hydrate();
    jest.runAllTimers();
    expect(order).toEqual(['typed 11', 'left for /riga']);
  });

  it('waits for a press, too', () => {
    open(`<button>Menu</button>${away}`);
    const heard = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('button')?.click();
    document.querySelector('a')?.addEventListener('click', heard);
    click();
    expect(heard).not.toHaveBeenCalled();
    hydrate();
    jest.runAllTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, MouseEventInit]>([
    ['another tab, by a key', away, { ctrlKey: true }],
    ['another tab, by itself', '<a href="/krakow" target="_blank">Krakow</a>', {}],
    ['another host', '<a href="https://wa.me/48">Chat</a>', {}],
    ['another part of the page', '<a href="#activities">Activities</a>', {}],
    ['a file', '<a href="/plan.ics" download>Calendar</a>', {}],
  ])('waits for nothing when it leads to %s', (_, link, init) => {
    const order = openAndType(link);
    click(init);
    expect(order).toHaveLength(1);
  });

  it('waits for nothing where nothing was typed', () => {
    open(away);
    const heard = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('a')?.addEventListener('click', heard);
    click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('what is not true of who keeps something', () => {
  const part = () => document.querySelector('section');
  const content = '<section data-unless-kept="cart:1:krakow">Nothing planned yet</section>';

  afterEach(() => localStorage.clear());

  it('is shown to everybody else', () => {
    localStorage.setItem('cart:1:riga', '{}');
    open(content);
    expect(part()).toBeVisible();
  });

  it('is hidden before anything is drawn', () => {
    localStorage.setItem('cart:1:krakow', '{}');
    open(content);
    expect(part()).not.toBeVisible();
  });

  it('is shown where storage is forbidden, and the rest goes on', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    open(content);
    expect(part()).toBeVisible();
    drawWhatIsThere();
    drawWhatIsThere();
    expect(listLoading()).toHaveLength(2);
  });
});
