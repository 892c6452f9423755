/** Returns the path of a request's URL without its query: `/krakow` of `/krakow?people=8`. */
export const toUrlPath = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
