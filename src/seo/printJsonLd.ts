import type { Graph, Thing } from 'schema-dts';

/** Escapes for characters that could end the script element or start a comment in it. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes things as one JSON-LD graph that is safe inside a script element. */
export const printJsonLd = (things: readonly Thing[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll(/[<>&\u2028\u2029]/g, (it) => escapes[it] ?? it);
};
