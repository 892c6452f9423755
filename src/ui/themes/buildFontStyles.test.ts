import { existsSync } from 'node:fs';
import { brands } from './brands';
import { buildFontStyles, listPreloads } from './buildFontStyles';
import { alphabetNames, alphabetOf } from './alphabets';
import { type FaceName, faceNames, faces } from './faces';
import { fontParts, getFontFiles } from './fontFiles';
import { listLetters } from './testing/listLetters';
import { listCharacters } from './unicodeRange';

const listFiles = (name: FaceName) => fontParts.flatMap((part) => getFontFiles(name, part));

it.each(faceNames)('%s is shipped by its package, under a name with version and cut', (name) => {
  for (const { source, path, range } of listFiles(name)) {
    expect(existsSync(source)).toBe(true);
    expect(path).toMatch(/^\/fonts\/[a-z\d-]+-\d+\.\d+\.\d+-[\da-f]{8}\.woff2$/);
    expect(range).toMatch(/^U\+/);
  }
});

it('two cuts of one face have addresses of their own', () => {
  const paths = faceNames.flatMap(listFiles).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('every face belongs to a brand', () => {
  const used = new Set(Object.values(brands).flatMap(({ faces: own }) => [own.heading, own.body]));
  expect(faceNames.filter((name) => !used.has(name))).toEqual([]);
});

describe.each(Object.entries(brands))('shop group %s', (id, brand) => {
  const { type, button } = brand.theme;
  const { heading, body } = brand.faces;
  const styles = buildFontStyles(Number(id), 'polish');

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

  it('asks early for the letters of the language, and for no others', () => {
    const faceCount = new Set([heading, body]).size;
    const isOf = (part: string) => expect.stringContaining(`-${part}-`);
    expect(listPreloads(Number(id), alphabetOf('en'))).toEqual(
      Array(faceCount).fill(isOf('english')),
    );
    expect(listPreloads(Number(id), alphabetOf('da'))).toEqual(
      Array(faceCount).fill(isOf('western')),
    );
    expect(listPreloads(Number(id), alphabetOf('pl'))).toEqual(
      Array(faceCount * 2).fill(isOf('polish')),
    );
    for (const path of listPreloads(Number(id), alphabetOf('pl')))
      expect(styles).toContain(`url(${path})`);
  });

  it('loads no other file for a letter that it asks for early', () => {
    for (const name of new Set([heading, body])) {
      const face = RegExp(`"${faces[name].family}";src:url\\(([^)]+)[^}]*range:([^}]+)\\}`, 'g');
      const files = [...styles.matchAll(face)].map(([, path = '', range = '']) => ({
        isEarly: path.includes('-polish-'),
        letters: listCharacters(range),
      }));
      expect(files.map(({ isEarly }) => isEarly)).toEqual([false, false, true, true]);
      const others = files.flatMap(({ isEarly, letters }) => (isEarly ? [] : [letters])).join('');
      for (const { letters } of files.filter(({ isEarly }) => isEarly))
        expect([...letters].filter((letter) => others.includes(letter))).toEqual([]);
    }
  });
});

it.each(faceNames)('%s promises no letter that its files lack', (name) => {
  for (const alphabet of alphabetNames) {
    for (const { source, range } of getFontFiles(name, alphabet)) {
      const whole = getFontFiles(name, 'rest').find((file) => file.source === source);
      const has = new Set(listCharacters(whole?.range ?? ''));
      expect([...listCharacters(range)].filter((letter) => !has.has(letter))).toEqual([]);
    }
  }
});

it.each([
  ['english', 'The groom’s friends: “£12.50 × 8 – that’s €104”, café, Malmö'],
  ['western', 'Ärger, „größer“, l’été où l’œuf naïf, På gåsøen æder København, «ça»'],
  ['polish', 'Zażółć gęślą jaźń: „ŻÓŁĆ” – 12,50 zł'],
] as const)('the %s letters write a text', (alphabet, text) => {
  for (const name of faceNames) {
    const known = listLetters(name, alphabet);
    expect([...text].filter((letter) => !known.has(letter))).toEqual([]);
  }
});
