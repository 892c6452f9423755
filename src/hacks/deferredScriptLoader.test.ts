/** @jest-environment jsdom */
import { hydratedEvent } from '@/lib/hydratedEvent';
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

const open = (content: string) => {
  document.head.innerHTML = script('first') + script('second');
  document.body.innerHTML = content;
  new Function(deferredScriptLoader)();
};

const listLoading = () =>
  [...document.scripts].filter(({ type }) => type === '').map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    return frames.push(() => run(0));
  });
});

afterEach(() => {
  jest.useRealTimers();
  document.dispatchEvent(new Event(hydratedEvent));
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

describe('a page with a picture that is looked at first', () => {
  const startWith = (content: string) => {
    open(content);
    for (const image of document.querySelectorAll('img')) {
      Object.defineProperty(image, 'complete', { value: false });
    }
    drawWhatIsThere();
  };
  const picture = '<img fetchpriority="high" src="/hero.jpg"><img src="/below.jpg">';

  it.each(['load', 'error'])('waits for it to end in %s', (end) => {
    startWith(picture);
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
    document.dispatchEvent(new Event(hydratedEvent));
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
    document.dispatchEvent(new Event(hydratedEvent));
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
    document.dispatchEvent(new Event(hydratedEvent));
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event(hydratedEvent));
    jest.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with a button that is gone by then', () => {
    const { button, heard } = pressTwice();
    button?.remove();
    document.dispatchEvent(new Event(hydratedEvent));
    jest.runOnlyPendingTimers();
    expect(heard).not.toHaveBeenCalled();
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
