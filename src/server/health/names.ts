/** Names of the dependencies in readiness responses. */
export const dependencyNames = {
  renderer: 'renderer',
  content: 'content',
  source: (id: string) => `source ${id}`,
  rates: 'exchange rates',
  orders: 'orders database',
  ordersDisk: 'orders disk',
  pageCache: 'page cache',
  redis: 'Redis',
} as const;
