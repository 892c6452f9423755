/** A script cannot be unloaded, so the page is reloaded without it. */
export const reloadPage = (): void => window.location.reload();
