import { join } from 'node:path';

/** The list of all addresses with a response other than 404. */
export const addressListFile = join('docs', 'addresses.md');

export interface AddressLists {
  /** Lines for the shop as `npm start` runs it. */
  readonly shop: readonly string[];
  /** Lines for Next alone, `next start`. */
  readonly next: readonly string[];
}

const intro = `# Addresses

Every address that the shop answers with anything but 404. \`npm run addresses\` writes this file: it collects candidates
from the route table, the manifests of the build, \`public/\`, the calls of the API and what servers of Next are known to
answer (\`e2e/support/addresses/nextProbes.ts\`), and asks a running shop for each of them. Commit it anew after a change,
so that a new address shows in review.

A line is the address, the method, the status (with the content type of a 200), and the sites that answer so.`;

const block = (title: string, lines: readonly string[]): string =>
  `## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;

/** Lines that only the first list has. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] =>
  lines.filter((line) => !others.includes(line));

export const printAddressList = ({ shop, next }: AddressLists): string =>
  [
    intro,
    block('As `npm start` serves it', shop),
    `Next alone (\`next start\`) answers the same, but for what follows.`,
    block('Only the server in front', without(shop, next)),
    block('Only Next alone', without(next, shop)),
  ].join('\n\n');

/** @throws when the file has another format */
export const readAddressList = (text: string): AddressLists => {
  const [shop, onlyFront, onlyNext] = [...text.matchAll(/```text\n(.*?)\n?```/gs)].map(
    ([, lines = '']) => lines.split('\n').filter(Boolean),
  );
  if (!shop || !onlyFront || !onlyNext) throw new Error(`${addressListFile} has another form`);
  return { shop, next: [...without(shop, onlyFront), ...onlyNext].sort() };
};
