import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from './breakpoints';

const source = join(process.cwd(), 'src');

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

const mediaWidths = (file: string) =>
  readFileSync(join(source, file), 'utf8')
    .match(/@media[^{]*/g)
    ?.flatMap((rule) => [...rule.matchAll(/width\s*(?::|[<>]=?)\s*([^\s)]+)/g)])
    .map(([, width = '']) => width) ?? [];

it('the breakpoints are those of spec section 9', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

// CSS modules cannot import the numbers, so they repeat them. Upper bounds end just below, as in MUI.
it('a CSS module changes layout at a breakpoint or just below one, and nowhere else', () => {
  const bounds = Object.values(breakpoints).filter((px) => px > 0);
  const allowed = bounds.flatMap((px) => [`${px}px`, `${px - 0.05}px`]);
  const strays = modules.flatMap((file) =>
    mediaWidths(file)
      .filter((width) => !allowed.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(strays).toEqual([]);
});

it('there are such rules to look at', () => {
  expect(modules.flatMap(mediaWidths)).toContain('960px');
});
