/** Runs once after all unit tests. */
const globalTeardown = async (): Promise<void> => {
  const stop: unknown = Reflect.get(globalThis, 'stopPageServer');
  if (typeof stop === 'function') await stop();
};

export default globalTeardown;
