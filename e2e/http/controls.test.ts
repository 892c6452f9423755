import { buildPath } from '@/config/sites/paths';
import { allSites, loadShops } from '../support/catalogue';
import { ask } from '../support/http';

/** Class names of emotion in a document, as its style tag lists them and as elements have them. */
const listNames = (html: string) => {
  const [, listed = ''] = /<style data-emotion="mui ([^"]*)">/.exec(html) ?? [];
  const [, head = '', body = ''] = /^(.*?)<body>(.*)$/s.exec(html) ?? [];
  const used = [...body.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name.startsWith('mui-'))
    .map((name) => name.slice('mui-'.length));
  return { head, body, listed: listed.split(' '), used: [...new Set(used)] };
};

// Docs/decisions/0003: controls are MUI's on every screen, with emotion's styles in the stylesheet of the theme.
for (const site of allSites) {
  it(`renders the controls of ${site.id} as MUI's, with their styles`, async () => {
    const [shop] = (await loadShops()).get(site.id) ?? [];
    const [sold] = shop?.products ?? [];
    if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
    const city = shop.city.slug;
    const paths = [
      buildPath(site, 'home'),
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity: sold.texts.slug, city }),
      buildPath(site, 'cart', { city }),
      buildPath(site, 'summary', { city }),
    ];
    for (const path of paths) {
      const { body: html } = await ask(`${site.id}.localhost`, path);
      const { head, body, listed, used } = listNames(html);
      expect([path, body.includes('MuiButton-root')]).toEqual([path, true]);
      expect([path, used.filter((name) => !listed.includes(name))]).toEqual([path, []]);
      const [, sheet = ''] = /href="(\/_next\/static\/[^"]+\/paint-\w+\.css)"/.exec(head) ?? [];
      const { body: styles } = await ask(`${site.id}.localhost`, sheet);
      // A style may have rules for what is within the control alone.
      const missing = used.filter((name) => {
        const rule = new RegExp(`\\.mui-${name}[{>: ]`);
        return !rule.test(styles) && !rule.test(head);
      });
      expect([path, missing]).toEqual([path, []]);
    }
  });
}
