/** What storage refused to keep: it lasts until the page is closed or loaded anew. */
const memory = new Map<string, string>();

/**
 * Text kept for one visit: the browser's session storage, or memory where that is forbidden or full. In browsers only;
 * the memory of a server would be everybody's.
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
      // Forbidden: then there is nothing in it.
    }
  },
};
