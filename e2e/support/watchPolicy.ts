import type { Page } from '@playwright/test';

/** Collects violations of the content security policy, also of the first script. Fills while the page runs. */
export const watchPolicy = async (page: Page): Promise<readonly string[]> => {
  const breaches: string[] = [];
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const tell = Reflect.get(window, 'tellBreach') as (breach: string) => void;
      tell(
        `${window.location.href}: ${effectiveDirective} stops ${blockedURI} ${sample} (${sourceFile ?? ''}:${lineNumber})`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content.security.policy|permissions.policy/i.test(message.text())) {
      breaches.push(`${page.url()}: ${message.text()}`);
    }
  });
  return breaches;
};
