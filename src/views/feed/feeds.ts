/** Every host has them, of its own posts. They are no pages, so the router keeps away from them. */
export const feeds = [
  { format: 'atom', href: '/feed.xml', type: 'application/atom+xml' },
  { format: 'json', href: '/feed.json', type: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof feeds)[number]['format'];
