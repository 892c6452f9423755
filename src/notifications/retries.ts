/** In ms: from half a minute, doubled each time, to four hours. */
const firstPause = 30_000;
const longestPause = 4 * 3_600_000;

/** Three days in all: a server that is down over a weekend is waited for. */
export const mostTries = 26;

/**
 * How long to wait before the next try, in ms. A tenth more or less, so that what failed together is not tried together.
 *
 * @param tries how many there were, from 1
 * @param random from 0 to 1
 */
export const pauseAfter = (tries: number, random: number = Math.random()): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause) * (0.9 + random * 0.2);
