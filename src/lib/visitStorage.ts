/** Fallback for values that storage rejected; lost on reload. */
const memory = new Map<string, string>();

/**
 * Text storage for one visit: session storage, or memory if that is forbidden or full. Only for browsers: a server
 * would share the memory between visitors.
 */
export const visitStorage = {
  get: (key: string): string | null => {
    try {
      return memory.get(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, text: string): void => {
    try {
      sessionStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },
  remove: (key: string): void => {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so it contains nothing.
    }
  },
};
