import type { Stay } from './notices';

/** Whether the last day of a stay is over. @param today `YYYY-MM-DD` where the stay is */
export const isOver = ({ arrival, departure }: Stay, today: string): boolean => {
  const last = departure ?? arrival;
  return last !== null && last < today;
};
