/** A script that has run cannot be unloaded: the page is made anew without it. */
export const reloadPage = (): void => window.location.reload();
