import { existsSync } from 'node:fs';
import { brands } from './brands';
import { buildFontStyles, listPreloads } from './buildFontStyles';
import { type FaceName, faceNames, faces } from './faces';
import { getFontFile, subsets } from './fontFiles';

it.each(faceNames)('%s is shipped by its package, under a name with version and cut', (name) => {
  for (const subset of subsets) {
    const { source, path, range } = getFontFile(name, subset);
    expect(existsSync(source)).toBe(true);
    expect(path).toMatch(/^\/fonts\/[a-z\d-]+-\d+\.\d+\.\d+-[\da-f]{8}\.woff2$/);
    expect(range).toMatch(/^U\+/);
  }
});

it('two cuts of one face have addresses of their own', () => {
  const paths = faceNames.flatMap((name) =>
    subsets.map((subset) => getFontFile(name, subset).path),
  );
  expect(new Set(paths).size).toBe(faceNames.length * subsets.length);
});

it('every face belongs to a brand', () => {
  const used = new Set(Object.values(brands).flatMap(({ faces: own }) => [own.heading, own.body]));
  expect(faceNames.filter((name) => !used.has(name))).toEqual([]);
});

describe.each(Object.entries(brands))('shop group %s', (id, brand) => {
  const { type, button } = brand.theme;
  const { heading, body } = brand.faces;
  const styles = buildFontStyles(Number(id));

  it('is set in them', () => {
    expect(type.heading.fontFamily).toContain(`"${faces[heading].family}"`);
    expect(type.body.fontFamily).toContain(`"${faces[body].family}"`);
  });

  it('gets its own faces, each with a stand-in of the same measure, and no others', () => {
    const families = new Set([...styles.matchAll(/font-family:"([^"]+)"/g)].map(([, it]) => it));
    const own = [heading, body].map((name) => faces[name].family);
    expect([...families].sort()).toEqual(
      [...new Set(own.flatMap((family) => [family, `${family} Stand-in`]))].sort(),
    );
    expect(styles).toMatch(/size-adjust:\d+(?:\.\d+)?%/);
    expect(styles).not.toContain('undefined');
  });

  it('has no browser thicken a face that is one weight only', () => {
    expect(styles.match(/font-weight:(?:1 1000|400 [78]00);font-display/g)).toHaveLength(
      styles.match(/format\("woff2"\)/g)?.length ?? 0,
    );
  });

  it('never exchanges a face under the eyes of the reader', () => {
    expect(styles.match(/font-display:optional/g)).toHaveLength(
      styles.match(/format\("woff2"\)/g)?.length ?? 0,
    );
    expect(styles).not.toMatch(/font-display:(?!optional)/);
  });

  it('has every weight that it asks for', () => {
    const has = (name: FaceName, weight: number) => {
      const { wght } = faces[name].cut;
      return typeof wght === 'number' ? wght === weight : wght.min <= weight && weight <= wght.max;
    };
    expect(has(heading, type.heading.fontWeight)).toBe(true);
    for (const weight of [400, 600, 650, 700, button.fontWeight]) {
      expect([weight, has(body, weight)]).toEqual([weight, true]);
    }
  });

  it('asks early for western letters, and for Polish ones where Polish is spoken', () => {
    const faceCount = new Set([heading, body]).size;
    expect(listPreloads(Number(id), 'en')).toHaveLength(faceCount);
    expect(listPreloads(Number(id), 'en').join()).not.toContain('latin-ext');
    expect(listPreloads(Number(id), 'pl')).toHaveLength(faceCount * 2);
    for (const path of listPreloads(Number(id), 'pl')) expect(styles).toContain(`url(${path})`);
  });
});

it('a Polish brand has the letters of Polish', () => {
  const has = (range: string, letter: string) =>
    range.split(',').some((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      const code = letter.codePointAt(0) ?? 0;
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });
  for (const name of ['bricolage', 'archivo', 'fraunces', 'figtree'] as const) {
    const ranges = subsets.map((subset) => getFontFile(name, subset).range);
    for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') {
      expect(ranges.some((range) => has(range, letter))).toBe(true);
    }
  }
});
