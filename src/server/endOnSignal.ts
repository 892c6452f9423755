/** In ms: one Ctrl+C comes from the terminal and once more from the command that started this one. */
const sameSignal = 1000;

/** Ends the process once what it serves has ended, when it is told to. Told again later, it ends at once. */
export const endOnSignal = (shop: { readonly stop: () => Promise<void> }): void => {
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
