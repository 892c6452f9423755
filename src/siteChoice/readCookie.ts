/** @returns nothing where there is no such cookie, or none may be read */
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
