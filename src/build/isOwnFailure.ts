/** What became of something that was broken off, or that the browser or the visitor did not let happen. */
const givenUp = new Set(['AbortError', 'NetworkError', 'NotAllowedError', 'TimeoutError']);

/** Calls that fail are silent (spec section 8); a page that is being left breaks off its own. */
const isOfTheNetwork = ({ name, message }: Error) =>
  name === 'HttpError' ||
  // Chromium, Firefox and Safari.
  /^(?:Failed to fetch|NetworkError when attempting to fetch|Load failed)/.test(message);

/** React draws the page anew where the document was changed before it took over, by a translator for one. */
const isMended = ({ message }: Error) =>
  /^Minified React error #(?:418|419|421|422|423|425)\b/.test(message);

const isCancelled = (error: Error) => 'cancelled' in error && error.cancelled === true;

/** Where an error was raised: the innermost file that the browser names. Some browsers put the message before it. */
const findSource = ({ message, stack = '' }: Error) =>
  /\b[a-z-]+:\/\/[^\s)]+/i.exec(stack.replace(message, ''))?.[0] ?? '';

/**
 * Whether an error that nobody caught is a fault of the shop: raised by its own scripts, neither by an extension of the
 * browser nor by somebody's tag, and no mere trouble with the network.
 */
export const isOwnFailure = (error: unknown): error is Error =>
  error instanceof Error &&
  !givenUp.has(error.name) &&
  !isOfTheNetwork(error) &&
  !isMended(error) &&
  !isCancelled(error) &&
  findSource(error).startsWith(`${window.location.origin}/_next/static/`);
