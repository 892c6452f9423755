import type { Prose, ProseNode } from '@/catalog/mesh/prose/prose';

interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** Elements that separate words visually, so their texts must be separated too. */
const lines: ReadonlySet<string> = new Set([
  'p',
  'li',
  'br',
  'tr',
  'td',
  'th',
  'blockquote',
  'pre',
]);

const readNode = (node: ProseNode): string => {
  if (typeof node === 'string') return node;
  if (node.kind === 'link') return readWords(node.children);
  if (node.kind !== 'element') return '';
  const words = readWords(node.children);
  return lines.has(node.tag) ? `${words} ` : words;
};

/** The plain text of a prose tree. */
const readWords = (prose: Prose): string => prose.map(readNode).join('');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Lists the questions of a text: each heading of level three, with the text below it up to the next heading. Questions
 * without an answer are left out.
 */
export const listAsked = (prose: Prose): readonly Asked[] => {
  const asked: { question: string; answer: string }[] = [];
  let open: { question: string; answer: string } | undefined;
  for (const node of prose) {
    const tag = typeof node !== 'string' && node.kind === 'element' ? node.tag : undefined;
    if (tag === 'h2' || tag === 'h3') {
      open = tag === 'h3' ? { question: tidy(readNode(node)), answer: '' } : undefined;
      if (open) asked.push(open);
    } else if (open) {
      open.answer = tidy(`${open.answer} ${readNode(node)}`);
    }
  }
  return asked.filter(({ question, answer }) => question !== '' && answer !== '');
};
