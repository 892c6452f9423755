/** Local storage key of the references of counted bookings, shared by all tabs and visits. */
const key = 'counted';

/** Enough that no old booking is seen again after it was dropped. */
const most = 50;

/** Fallback without storage, for the lifetime of the document. */
const counted = new Set<string>();

const readStored = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
};

/** Whether a booking must be counted now: true only at the first call for its reference. */
export const countOnce = (reference: string): boolean => {
  const stored = readStored();
  if (counted.has(reference) || stored.includes(reference)) return false;
  counted.add(reference);
  try {
    localStorage.setItem(key, JSON.stringify([...stored, reference].slice(-most)));
  } catch {
    // Storage is forbidden or full: a confirmation does not survive a reload either then.
  }
  return true;
};
