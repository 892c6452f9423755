/** Ends this process with the one that has started it: nobody is left to serve for. */
export const endWithFront = (): void => {
  process.on('disconnect', () => process.exit(1));
  // That one may have gone while this one was still starting, and then says so no more.
  if (!process.connected) process.exit(1);
};
