import type { Block, Row } from './block';
import { colonIn } from '@/lib/colonIn';

const indent = (text: string, by: string) => text.replaceAll(/^/gm, by);

const toText = (block: Block, colon: string): string => {
  const toLine = ([label, value]: Row) => `${label}${colon} ${value}`;
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.text}${colon}\n${block.href}`;
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min([...block.text].length, 72))}`;
    case 'facts':
    case 'totals':
      return block.rows.map(toLine).join('\n');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'words':
      return `${block.label}${colon}\n${indent(block.text.replaceAll(/\r\n?/g, '\n'), '> ')}`;
    case 'item': {
      const lines = block.lines.map((line) => indent(toLine(line), '  '));
      const notices = block.notices.map((notice) => `  ! ${notice}`);
      const head = [toLine([block.name, block.total]), indent(block.when, '  ')];
      return [...head, ...notices, ...lines].join('\n');
    }
  }
};

/**
 * The text version of an e-mail.
 *
 * @param lang BCP 47
 */
export const toPlainText = (blocks: readonly Block[], lang: string): string =>
  `${blocks.map((block) => toText(block, colonIn(lang))).join('\n\n')}\n`;
