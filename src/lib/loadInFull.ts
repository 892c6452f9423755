/**
 * Leaves the running app for an address, as a plain link does: the server answers for it.
 *
 * @param address path with query and hash, or a whole address
 * @returns what never comes: the page is on its way out
 */
export const loadInFull = (address: string): Promise<never> => {
  // A mere change of the hash would load nothing.
  if (new URL(address, window.location.href).href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
  return new Promise(() => {});
};
