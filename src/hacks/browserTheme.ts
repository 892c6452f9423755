import { createBreakpoints } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Fields that browsers do not need: what other fields are made of, and the settings of `sx`, which is not used. */
const leftOut: ReadonlySet<string> = new Set([
  'colorSchemes',
  'internal_cache',
  'unstable_sxConfig',
  'vars',
]);

/** Fields that have no variables. */
const withoutVariables: ReadonlySet<string> = new Set([
  'breakpoints',
  'components',
  'direction',
  'mixins',
  'motion',
  'transitions',
  'typography',
]);

/** The theme as JSON, for browsers: without its functions and the names of its variables. */
export const toThemeData = (theme: Theme): string =>
  JSON.stringify(theme, (key, value: unknown) => (leftOut.has(key) ? undefined : value));

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The names of MUI's variables, in the shape of the values. */
const toVariables = (values: Data, path: string): Data =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isData(value) ? toVariables(value, `${path}-${key}`) : `var(${path}-${key})`,
    ]),
  );

const toMs = (time: unknown) => (typeof time === 'string' ? time : `${Math.round(Number(time))}ms`);

interface Transition {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

/** As MUI writes a distance. */
const toSpace = (size: number | string) => {
  if (typeof size === 'string') return size;
  if (size === 0) return '0px';
  return size === 1 ? 'var(--mui-spacing)' : `calc(${size} * var(--mui-spacing))`;
};

/** The channels of a colour that is a variable. */
const toChannel = (colour: string) =>
  colour.replaceAll(/var\(--([^,\s)]+)(?:,[^)]+)?\)+/g, 'var(--$1Channel)');

/**
 * The MUI theme from its JSON. MUI's own `createTheme` builds palettes, scales of type, variables and more from a few
 * options. The server does that once; a browser gets the result, and the few functions that MUI's components call.
 *
 * @param data parsed from `toThemeData`
 */
export const reviveTheme = (data: Data): Theme => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the file is our own, written by `toThemeData`
  const { breakpoints, typography, transitions } = data as Pick<
    Theme,
    'breakpoints' | 'typography' | 'transitions'
  >;
  const { easing, duration } = transitions;
  const spaced = Object.entries(data).filter(([key]) => !withoutVariables.has(key));
  const vars = {
    ...toVariables(Object.fromEntries(spaced), '--mui'),
    spacing: 'var(--mui-spacing)',
  };
  const theme = {
    ...data,
    vars,
    breakpoints: createBreakpoints({ values: breakpoints.values }),
    typography: { ...typography, pxToRem: (px: number) => `${px / 16}rem` },
    transitions: {
      ...transitions,
      create: (
        props: string | readonly string[] = ['all'],
        {
          duration: time = duration.standard,
          easing: curve = easing.easeInOut,
          delay = 0,
        }: Transition = {},
      ) =>
        [props]
          .flat()
          .map((prop) => `${prop} ${toMs(time)} ${curve} ${toMs(delay)}`)
          .join(','),
      getAutoHeightDuration: (height: number) => {
        const steps = height / 36;
        return height ? Math.min(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10), 3000) : 0;
      },
    },
    spacing: (...sizes: readonly (number | string)[]) =>
      (sizes.length > 0 ? sizes : [1]).map(toSpace).join(' '),
    alpha: (colour: string, opacity: number | string) =>
      `rgba(${toChannel(colour)} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
    applyStyles: (scheme: string, styles: object) => (scheme === 'light' ? styles : {}),
  };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it lacks what no component of MUI calls: a test renders all of them
  return theme as unknown as Theme;
};
