import type { Graph, Thing } from 'schema-dts';

/** What could end the script that the text stands in, or begin a comment there, by its escape. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Things as one graph of JSON-LD, fit to stand between script tags whatever its texts are. */
export const printJsonLd = (things: readonly Thing[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll(/[<>&\u2028\u2029]/g, (it) => escapes[it] ?? it);
};
