import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FailurePage } from '@troupe/cache-server';
import { z } from 'zod';
import { type Language, languages, type Site } from '@/config/sites/site';
import { html } from '@/lib/html';

const errorsSchema = z.object({ failure: z.object({ heading: z.string(), text: z.string() }) });
const searchSchema = z.object({ failed: z.object({ retry: z.string() }) });

interface Texts {
  readonly heading: string;
  readonly text: string;
  readonly retry: string;
}

const readTexts = async (lang: Language): Promise<Texts> => {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(process.cwd(), 'public', 'locales', lang, name), 'utf8'));
  const { failure } = errorsSchema.parse(await read('errors.json'));
  const { failed } = searchSchema.parse(await read('search.json'));
  return { ...failure, retry: failed.retry };
};

const style = {
  html: [
    ':root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }',
    'body { margin: 0 auto; max-width: 36rem; padding: 20vh 1.5rem; text-align: center }',
    'h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 }',
    'a { border: 2px solid; border-radius: 0.5rem; color: inherit; display: inline-block; font-weight: 600; padding: 0.75rem 1.5rem; text-decoration: none }',
  ].join(' '),
};

const build = (lang: Language, { heading, text, retry }: Texts): Buffer =>
  Buffer.from(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${heading}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <main>
            <h1>${heading}</h1>
            <p>${text}</p>
            <p><a href="">${retry}</a></p>
          </main>
        </body>
      </html>`.html,
  );

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Builds a page per language for requests that no renderer answers. It needs no other file, and the renderer for
 * nothing. Without it, browsers show a page of their own for the empty response.
 *
 * @param resourceHeaders headers of every response
 * @throws when a translation file cannot be read
 */
export const loadFailurePages = async (
  resourceHeaders: Readonly<Record<string, string>>,
): Promise<(site: Site) => FailurePage | undefined> => {
  const pages = new Map(
    await Promise.all(
      languages.map(async (lang) => {
        const body = build(lang, await readTexts(lang));
        const headers = {
          ...resourceHeaders,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': String(body.length),
          'Content-Security-Policy': policy,
        };
        return [lang, { headers, body }] as const;
      }),
    ),
  );
  return ({ lang }) => pages.get(lang);
};
