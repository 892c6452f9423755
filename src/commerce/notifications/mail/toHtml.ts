import type { Block, EmailContent, Row } from './block';
import { colonIn } from '@/lib/colonIn';
import { type Html, html } from '@/lib/html';
import type { Look } from './look';

/**
 * Inline styles and tables, because e-mail clients support few styles, no stylesheets and no grids. The colours are
 * those of a light page, which a client in dark mode inverts as a whole.
 */
const styles = {
  page: 'margin:0;padding:0;background:#f3f1ec;color:#17242b;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  outer: 'width:100%;border-collapse:collapse;background:#f3f1ec',
  gap: 'padding:24px 12px',
  sheet: 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;background:#ffffff',
  head: 'padding:20px 24px',
  logo: 'display:block;border:0;height:40px;width:auto;max-width:240px;font-size:24px;line-height:40px;font-weight:700;color:#17242b',
  body: 'padding:8px 24px 24px;text-align:left',
  button:
    'display:inline-block;padding:14px 28px;border-radius:6px;font-weight:700;text-decoration:none',
  heading: 'font-size:20px;line-height:1.3;margin:32px 0 8px',
  small: 'font-size:14px;color:#52606a;margin:16px 0',
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: 'text-align:left;font-weight:400;padding:4px 16px 4px 0;vertical-align:top',
  amount: 'text-align:right;padding:4px 0;white-space:nowrap;vertical-align:top',
  fact: 'text-align:left;padding:4px 0;vertical-align:top',
  words: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e4e0d8',
  item: 'text-align:left;padding:12px 16px 0 0;vertical-align:top;border-top:1px solid #e4e0d8',
  itemTotal:
    'text-align:right;font-weight:700;padding:12px 0 0;white-space:nowrap;vertical-align:top;border-top:1px solid #e4e0d8',
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

const toBlock = (block: Block, lang: string, { accent, onAccent }: Look): Html => {
  switch (block.kind) {
    case 'text':
      return block.isSmall
        ? html`<p style="${styles.small}">${block.text}</p>`
        : html`<p>${block.text}</p>`;
    case 'link':
      return html`<p style="margin:24px 0">
        <a
          href="${block.href}"
          style="${styles.button};background:${accent};border:1px solid ${accent};color:${onAccent}"
          >${block.text}</a
        >
      </p>`;
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
          ${block.notices.map((notice) => html`<br /><em>${notice}</em>`)}
        </th>
        <td style="${styles.itemTotal}">${block.total}</td>
      </tr>`;
      return toTable([head, ...block.lines.map((line) => toRow(line, styles.amount))]);
    }
  }
};

/** The bar of the brand's colour and its mark, which leads to the site. */
const toHead = ({ accent, origin, logo, brandName }: Look): Html =>
  html`<tr>
    <td style="${styles.head};border-top:6px solid ${accent}">
      <a href="${origin}/" style="color:#17242b;text-decoration:none"
        ><img src="${logo}" alt="${brandName}" height="40" style="${styles.logo}"
      /></a>
    </td>
  </tr>`;

/** @param lang BCP 47 */
export const toHtml = ({ subject, blocks }: EmailContent, lang: string, look: Look): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="${styles.page}">
        <table role="presentation" lang="${lang}" style="${styles.outer}">
          <tr>
            <td align="center" style="${styles.gap}">
              <table role="presentation" style="${styles.sheet}">
                ${toHead(look)}
                <tr>
                  <td style="${styles.body}">
                    ${blocks.map((block) => html`${toBlock(block, lang, look)} `)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
