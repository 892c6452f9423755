/** In ms. One Ctrl+C sends two signals: one from the terminal and one from the parent command. */
const sameSignal = 1000;

/** Stops the server on SIGTERM or SIGINT, then exits the process. A second signal exits it immediately. */
export const shutDownOnSignal = (shop: { readonly stop: () => Promise<void> }): void => {
  let toldAt: number | undefined;
  const onSignal = () => {
    if (toldAt !== undefined) {
      if (performance.now() - toldAt > sameSignal) process.exit(1);
      return;
    }
    toldAt = performance.now();
    void shop.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
