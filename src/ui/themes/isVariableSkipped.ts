/**
 * Paths in the theme that become no variables, because neither our stylesheets nor those of MUI's components that the
 * shop uses read them: `componentCatalogue.tsx` lists these.
 */
const unread: readonly RegExp[] = [
  /^(?!button|card|motif|opacity|palette|rhythm|scrim|shadows|shape|spacing|tempo|type|zIndex)/,
  /^opacity\.switch/,
  /^shadows\.(?:5|7|9|1[0-57-9]|2[0-3])$/,
  /^zIndex\.(?:appBar|fab|mobileStepper|speedDial)$/,
  /^palette\.(?:mode|contrastThreshold|tonalOffset)$/,
  /^palette\.(?:AppBar|Avatar|FilledInput|LinearProgress|Slider|SpeedDialAction|StepContent|Switch|TableCell)\./,
  /^palette\.common\.(?!white$|onBackground)/,
  /^palette\.grey\.(?![127]00$)/,
  /^palette\.(?:primary|secondary)\.light$/,
  /^palette\.ctaOnDark\.contrastTextChannel$/,
  /(?:light|dark|default|paper|divider|secondary)Channel$/,
];

/** MUI's `shouldSkipGeneratingVar`. */
export const isVariableSkipped = (keys: readonly string[]): boolean => {
  const path = keys.join('.');
  return unread.some((pattern) => pattern.test(path));
};
