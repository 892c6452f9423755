/** Spec section 9: 365 days, in seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** Writes a cookie for this host only: other sites have their own. Fails silently if the browser refuses cookies. */
export const writeCookie = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  try {
    document.cookie = `${name}=${value};max-age=${lifetime};path=/;samesite=lax${secure}`;
  } catch {
    // A sandboxed frame throws on any access.
  }
};
