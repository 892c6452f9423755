/** The pauses in ms: from half a minute, doubled each time, to four hours. */
const firstPause = 30_000;
const longestPause = 4 * 3_600_000;

/** Three days in total, for a server that is down over a weekend. */
export const mostTries = 26;

/**
 * The pause before the next attempt, in ms, with a jitter of 10 %.
 *
 * @param tries the number of attempts so far, at least 1
 * @param random from 0 to 1
 */
export const pauseAfter = (tries: number, random: number = Math.random()): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause) * (0.9 + random * 0.2);
