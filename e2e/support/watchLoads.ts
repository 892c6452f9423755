import type { Page } from '@playwright/test';

/** Paths of the documents that a page loads in full, in order. The list fills while the page runs. */
export const watchLoads = (page: Page): readonly string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    loads.push(pathname);
  });
  return loads;
};
