/**
 * Navigates to a URL with a full page load, like a plain link.
 *
 * @param address path with query and hash, or an absolute URL
 * @returns a promise that never resolves, because the page is being left
 */
export const hardNavigate = (address: string): Promise<never> => {
  // `assign` with only a changed hash would not load the page.
  if (new URL(address, window.location.href).href === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
  return new Promise(() => {});
};
