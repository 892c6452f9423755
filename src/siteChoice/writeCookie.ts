/** Spec section 9: 365 days, in seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** Kept by this host alone: another site has its own. A browser that refuses cookies refuses in silence. */
export const writeCookie = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  try {
    document.cookie = `${name}=${value};max-age=${lifetime};path=/;samesite=lax${secure}`;
  } catch {
    // Not even asking is allowed in a sandboxed frame.
  }
};
