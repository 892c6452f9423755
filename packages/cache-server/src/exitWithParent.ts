/** Exits this process when its parent process exits. */
export const exitWithParent = (): void => {
  process.on('disconnect', () => process.exit(1));
  // If the parent exited while this process was starting, there is no `disconnect` event.
  if (!process.connected) process.exit(1);
};
