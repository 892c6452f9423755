/**
 * Parses an amount of money that a person has typed, with a comma or a point before the decimals.
 *
 * @returns minor units; `undefined` if it is no such amount below a million
 */
export const parseAmount = (text: string): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};
