/** @returns `undefined` if there is no such cookie, or cookies are forbidden */
export const readCookie = (name: string): string | undefined => {
  try {
    return document.cookie
      .split('; ')
      .find((it) => it.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
};
