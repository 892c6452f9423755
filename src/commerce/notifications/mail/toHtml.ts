import type { Block, EmailContent, Row } from './block';
import { colonIn } from './colon';
import { type Html, html } from '@/lib/html';

/**
 * Inline styles, because e-mail clients support few styles and no stylesheets. The only colours are neutral ones that
 * work on light and dark backgrounds.
 */
const styles = {
  page: 'margin:0;padding:24px 12px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  sheet: 'max-width:600px;margin:0 auto',
  heading: 'font-size:20px;line-height:1.3;margin:32px 0 8px',
  small: 'font-size:14px;margin:16px 0',
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: 'text-align:left;font-weight:400;padding:4px 16px 4px 0;vertical-align:top',
  amount: 'text-align:right;padding:4px 0;white-space:nowrap;vertical-align:top',
  fact: 'text-align:left;padding:4px 0;vertical-align:top',
  words: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #8888',
  item: 'text-align:left;padding:12px 16px 0 0;vertical-align:top;border-top:1px solid #8888',
  itemTotal:
    'text-align:right;font-weight:700;padding:12px 0 0;white-space:nowrap;vertical-align:top;border-top:1px solid #8888',
  step: 'margin:0 0 8px',
} as const;

const toLines = (text: string): readonly Html[] =>
  text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

const toRow = ([label, value]: Row, style: string, isMain = false): Html =>
  isMain
    ? html`<tr>
        <th scope="row" style="${styles.label};font-weight:700">${label}</th>
        <td style="${style};font-weight:700">${value}</td>
      </tr>`
    : html`<tr>
        <th scope="row" style="${styles.label}">${label}</th>
        <td style="${style}">${value}</td>
      </tr>`;

const toTable = (rows: readonly Html[]): Html =>
  html`<table style="${styles.table}">
    ${rows}
  </table>`;

const toBlock = (block: Block, lang: string): Html => {
  switch (block.kind) {
    case 'text':
      return block.isSmall
        ? html`<p style="${styles.small}">${block.text}</p>`
        : html`<p>${block.text}</p>`;
    case 'heading':
      return html`<h2 style="${styles.heading}">${block.text}</h2>`;
    case 'facts':
      return toTable(block.rows.map((row) => toRow(row, styles.fact)));
    case 'totals':
      return toTable(block.rows.map((row) => toRow(row, styles.amount, row[0] === block.main)));
    case 'steps':
      return html`<ol>
        ${block.steps.map((step) => html`<li style="${styles.step}">${step}</li>`)}
      </ol>`;
    case 'words':
      return html`<p style="margin:16px 0 4px">${block.label}${colonIn(lang)}</p>
        <blockquote style="${styles.words}">${toLines(block.text)}</blockquote>`;
    case 'item': {
      const head = html`<tr>
        <th scope="row" style="${styles.item}">
          ${block.name}<br /><span style="font-weight:400">${block.when}</span>
        </th>
        <td style="${styles.itemTotal}">${block.total}</td>
      </tr>`;
      return toTable([head, ...block.lines.map((line) => toRow(line, styles.amount))]);
    }
  }
};

/** @param lang BCP 47 */
export const toHtml = ({ subject, blocks }: EmailContent, lang: string): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="${styles.page}">
        <div lang="${lang}" style="${styles.sheet}">
          ${blocks.map((block) => html`${toBlock(block, lang)} `)}
        </div>
      </body>
    </html> `.html;
