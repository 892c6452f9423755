export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param figure with its unit @param ratio to the first row of the table */
export const printRow = (name: string, figure: string, ratio: string): void =>
  console.log(`${name.padEnd(64)} ${figure.padStart(11)}  ${ratio}x`);
