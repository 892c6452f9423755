/** Markup that {@link html} does not escape. */
export interface Html {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

type Part = string | Html | readonly Html[];

const toMarkup = (part: Part): string => {
  if (typeof part === 'string') return escape(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** A template tag for HTML that escapes all strings. */
export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: markup }, ...parts.map(toMarkup)),
});
