/** Names of errors for aborted operations, or for those that the browser or the visitor did not permit. */
const givenUp = new Set(['AbortError', 'NetworkError', 'NotAllowedError', 'TimeoutError']);

/** Failed calls are silent (spec section 8); leaving a page aborts its calls. */
const isOfTheNetwork = ({ name, message }: Error) =>
  name === 'HttpError' ||
  // Chromium, Firefox and Safari.
  /^(?:Failed to fetch|NetworkError when attempting to fetch|Load failed)/.test(message);

/** React renders again if the document was changed before hydration, for example by a translator. */
const isMended = ({ message }: Error) =>
  /^Minified React error #(?:418|419|421|422|423|425)\b/.test(message);

const isCancelled = (error: Error) => 'cancelled' in error && error.cancelled === true;

/** The innermost file in the stack of an error. Some browsers put the message before it. */
const findSource = ({ message, stack = '' }: Error) =>
  /\b[a-z-]+:\/\/[^\s)]+/i.exec(stack.replace(message, ''))?.[0] ?? '';

/**
 * Whether an uncaught error is the shop's own: raised by its scripts, not by a browser extension or a third-party tag,
 * and no network problem.
 */
export const isOwnFailure = (error: unknown): error is Error =>
  error instanceof Error &&
  !givenUp.has(error.name) &&
  !isOfTheNetwork(error) &&
  !isMended(error) &&
  !isCancelled(error) &&
  findSource(error).startsWith(`${window.location.origin}/_next/static/`);
