import { type Site, type SiteId, siteIdOf } from '@/config/sites/site';
import type { Issue, Issues } from './issue';

interface PostedFromSite {
  readonly locale: SiteId;
  readonly shop_group_id: number;
}

/**
 * Checks that a request has the site and shop group of its host. Otherwise prices, brand and the language of e-mails
 * would not match.
 *
 * @param site the site of the host; with `SHOP_GROUP_ID`, an unlisted host has another shop group than its base site
 * @returns `undefined` if they match
 */
export const findSiteIssues = (posted: PostedFromSite, site: Site): Issues | undefined => {
  const locale = siteIdOf(site);
  const issues: Issue[] = [];
  if (posted.locale !== locale) {
    issues.push({
      path: 'locale',
      message: `must be ${locale}, the site of the host that it is sent to`,
    });
  }
  if (posted.shop_group_id !== site.shopGroupId) {
    issues.push({
      path: 'shop_group_id',
      message: `must be ${site.shopGroupId}, the shop group of the site that it is sent to`,
    });
  }
  const [first, ...others] = issues;
  return first && [first, ...others];
};
