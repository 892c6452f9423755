/** In local storage, for all tabs and visits: references of bookings that were counted. */
const key = 'counted';

/** More than anybody books before the oldest could be seen again. */
const most = 50;

/** Where nothing can be stored, for as long as the document lives. */
const counted = new Set<string>();

const readStored = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
};

/** Whether a booking is to be counted now: the first time that it is asked for, and never again. */
export const countOnce = (reference: string): boolean => {
  const stored = readStored();
  if (counted.has(reference) || stored.includes(reference)) return false;
  counted.add(reference);
  try {
    localStorage.setItem(key, JSON.stringify([...stored, reference].slice(-most)));
  } catch {
    // Forbidden or full: then a confirmation outlives no reload either.
  }
  return true;
};
