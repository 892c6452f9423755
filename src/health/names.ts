/** What the dependencies are called, in answers that operators and their tools read. */
export const dependencyNames = {
  renderer: 'renderer',
  content: 'content',
  source: (id: string) => `source ${id}`,
  rates: 'exchange rates',
  orders: 'orders database',
  pageCache: 'page cache',
  redis: 'Redis',
} as const;
