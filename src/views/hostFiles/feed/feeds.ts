/** Every host serves feeds of its own posts. The router does not handle them, because they are no pages. */
export const feeds = [
  { format: 'atom', href: '/feed.xml', type: 'application/atom+xml' },
  { format: 'json', href: '/feed.json', type: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof feeds)[number]['format'];
