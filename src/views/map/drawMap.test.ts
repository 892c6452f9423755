/** @jest-environment jsdom */
import type { Geodata } from '@/lib/geo/geodata';
import { packLine } from '@/lib/geo/lines';
import { drawMap } from './drawMap';
import type { MapOptions, Scale } from './drawnMap';

const square = (south: number, west: number, size: number) =>
  packLine([
    { latitude: south, longitude: west },
    { latitude: south, longitude: west + size },
    { latitude: south + size, longitude: west + size },
    { latitude: south + size, longitude: west },
  ]);

/** Two adjacent countries. */
const geodata: Geodata = {
  countries: [
    { code: 'PL', areas: [[square(49, 14, 6)], [square(54, 14, 1)]] },
    { code: null, areas: [[square(49, 20, 6)]] },
  ],
  borders: [
    packLine([
      { latitude: 49, longitude: 20 },
      { latitude: 55, longitude: 20 },
    ]),
  ],
};

const places = [
  { latitude: 50.06, longitude: 19.94 },
  { latitude: 38.71, longitude: -9.14 },
  { latitude: 56.95, longitude: 24.11 },
];

const size = { width: 600, height: 500 };

let container: HTMLElement;
let scales: Scale[];
let maps: { remove: () => void }[] = [];
const onSea = jest.fn();

beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(size.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size.height);
  container = document.createElement('div');
  document.body.replaceChildren(container);
  scales = [];
  maps = [];
  onSea.mockClear();
});

afterEach(() => {
  for (const map of maps) map.remove();
  jest.restoreAllMocks();
});

const draw = (options: Partial<MapOptions> = {}) => {
  const map = drawMap(container, geodata, {
    places,
    home: new Set(['PL']),
    // Animations would take time.
    isCalm: true,
    onScale: (scale) => scales.push(scale),
    onSea,
    ...options,
  });
  maps.push(map);
  return map;
};

const lastScale = () => scales.at(-1) ?? { points: [], canGrow: false, canShrink: false };

/** Position of a spot on the screen. */
const positionOf = (spot: HTMLElement | undefined) => {
  const shifts: [number, number][] = [];
  for (let it: HTMLElement | null = spot ?? null; it && it !== container; it = it.parentElement) {
    const [, x, y] = /translate3d\((-?[\d.]+)px, ?(-?[\d.]+)px/.exec(it.style.transform) ?? [];
    const { left, top } = it.style;
    shifts.push([
      Number(x ?? Number.parseFloat(left || '0')),
      Number(y ?? Number.parseFloat(top || '0')),
    ]);
  }
  return {
    x: shifts.reduce((sum, [x]) => sum + x, 0),
    y: shifts.reduce((sum, [, y]) => sum + y, 0),
  };
};

const isSeen = (spot: HTMLElement | undefined) => {
  const { x, y } = positionOf(spot);
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
};

it('draws each country once, borders once, and lets those of the cities stand out', () => {
  draw();
  const classes = [...container.querySelectorAll('path')].map((it) =>
    it.getAttribute('class')?.split(' ').at(0),
  );
  expect(classes).toEqual(['home', 'land', 'border']);
});

it('asks for nothing, and shows no picture of anybody else', () => {
  draw();
  expect(container.querySelectorAll('img, [src], [href]')).toHaveLength(0);
  expect(container.innerHTML).not.toContain('url(');
  expect(container).toHaveTextContent('');
});

it('has a spot for each place, in order, and all of them in sight', () => {
  const { spots } = draw();
  expect(spots).toHaveLength(places.length);
  expect(spots.map(isSeen)).toEqual([true, true, true]);
  const [krakow, lisbon, riga] = spots.map(positionOf);
  expect(lisbon?.x).toBeLessThan(krakow?.x ?? 0);
  expect(riga?.y).toBeLessThan(krakow?.y ?? 0);
});

it('tells where the places are from each other, as the spots are', () => {
  const { spots } = draw();
  const [krakow, lisbon] = lastScale().points;
  const [here, there] = spots.map(positionOf);
  expect((krakow?.x ?? 0) - (lisbon?.x ?? 0)).toBeCloseTo((here?.x ?? 0) - (there?.x ?? 0), -1);
});

it('grows until the coast would show its corners, and shrinks until Europe would end', () => {
  const map = draw();
  for (let press = 0; press < 12; press += 1) map.grow();
  expect(lastScale()).toMatchObject({ canGrow: false, canShrink: true });
  for (let press = 0; press < 12; press += 1) map.shrink();
  expect(lastScale()).toMatchObject({ canGrow: true, canShrink: false });
});

it('shows all places again', () => {
  const map = draw();
  for (let press = 0; press < 4; press += 1) map.grow();
  expect(map.spots.every(isSeen)).toBe(false);
  map.showAll();
  expect(map.spots.every(isSeen)).toBe(true);
});

it('brings a place into sight, with room above it for what opens there', () => {
  const map = draw();
  for (let press = 0; press < 4; press += 1) map.grow();
  map.show(2);
  const { x, y } = positionOf(map.spots[2]);
  expect(y).toBeGreaterThan(130);
  expect(x).toBeGreaterThan(100);
  expect(x).toBeLessThan(size.width - 100);
  expect(isSeen(map.spots[2])).toBe(true);
});

it('goes to find a place only when it is out of sight', () => {
  const map = draw();
  const before = positionOf(map.spots[0]);
  map.find(0);
  expect(positionOf(map.spots[0])).toEqual(before);
  for (let press = 0; press < 4; press += 1) map.grow();
  expect(isSeen(map.spots[1])).toBe(false);
  map.find(1);
  expect(isSeen(map.spots[1])).toBe(true);
});

it('knows no place by a number that there is none of', () => {
  const map = draw();
  expect(() => {
    map.show(7);
    map.find(-1);
  }).not.toThrow();
});

const touch = (pointerType: string) =>
  container.dispatchEvent(
    Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
  );

it('leaves a finger to the page, and lets a mouse take hold', () => {
  draw();
  expect(container).toHaveClass('leaflet-grab');
  touch('touch');
  expect(container).not.toHaveClass('leaflet-grab');
  touch('mouse');
  expect(container).toHaveClass('leaflet-grab');
});

it('tells of a click where nothing is, and not of one on a spot', () => {
  const { spots } = draw();
  const click = () => new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 });
  spots[0]?.dispatchEvent(click());
  expect(onSea).not.toHaveBeenCalled();
  container.dispatchEvent(click());
  expect(onSea).toHaveBeenCalledTimes(1);
});

it('can be reached by the keyboard, but its spots leave that to what is in them', () => {
  const { spots } = draw();
  expect(container).toHaveAttribute('tabindex', '0');
  expect(spots.map((spot) => spot.closest('[tabindex]'))).toEqual([
    container,
    container,
    container,
  ]);
});

it('without a place it shows the whole part', () => {
  draw({ places: [] });
  expect(lastScale()).toMatchObject({ points: [], canShrink: false });
});

it('leaves an empty element behind, which another map can have', () => {
  draw().remove();
  maps = [];
  expect(container.childElementCount).toBe(0);
  expect(() => draw()).not.toThrow();
});

it('a place alone is not shown too close', () => {
  draw({ places: places.slice(0, 1) });
  expect(lastScale()).toMatchObject({ canGrow: true, canShrink: true });
});

it('does nothing once it is gone, whatever is asked of it', () => {
  const map = draw();
  map.remove();
  const { length } = scales;
  expect(() => {
    map.show(1);
    map.find(1);
    map.grow();
    map.shrink();
    map.showAll();
    map.remove();
  }).not.toThrow();
  expect(scales).toHaveLength(length);
});
