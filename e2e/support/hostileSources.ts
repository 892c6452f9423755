import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { portOf } from '@troupe/basics/testing/portOf';
import type { z } from 'zod';
import { collections } from '@/catalog/mesh/collections';

type Deal = () => string;

/** Words appended to a text that is too short for a field. */
const filler = ' and so on, as long as anybody cares to go on reading of it';

const replaceAt = (value: unknown, path: readonly string[], text: string): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy as object, {
    [key]: replaceAt(Reflect.get(value as object, key), rest, text),
  });
  return copy;
};

const listPaths = (value: unknown): (readonly string[])[] => {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) => listPaths(it).map((path) => [key, ...path]));
};

/** How many payloads are tried in a field with a tight length limit. */
const tries = 6;

/** Replaces every text of a record by a payload, where the record stays valid. */
const spoilRecord = (record: unknown, schema: z.ZodType, deal: Deal): unknown =>
  listPaths(record).reduce((spoilt, path) => {
    for (let count = 0; count < tries; count += 1) {
      const text = deal();
      const fitting = [text, text + filler]
        .map((it) => replaceAt(spoilt, path, it))
        .find((it) => schema.safeParse(it).success);
      if (fitting !== undefined) return fitting;
    }
    return spoilt;
  }, record);

const spoilFolder = (folder: string, schema: z.ZodType, deal: Deal): void => {
  for (const name of readdirSync(folder).filter((it) => it.endsWith('.json'))) {
    const file = join(folder, name);
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(spoilRecord(record, schema, deal)));
  }
};

/** A post with each payload as inline code, and then as plain Markdown. */
const writePost = (title: string, deal: Deal, body: readonly string[]): string => `---
title: ${JSON.stringify(title.slice(0, 90).padEnd(12, '.'))}
slug: hostile-post
category: planning
date: 2030-01-01
author: marta-lis
summary: ${JSON.stringify((deal() + filler + filler).slice(0, 180))}
cover: /images/posts/packing-list.jpg
coverAlt: ${JSON.stringify((deal() + filler).slice(0, 160))}
audiences: [consumer]
---
## ${deal().replaceAll(/\s/g, ' ')}

${body.map((text) => `\`\` ${text} \`\``).join('\n\n')}

${body.join('\n\n')}
`;

/** Writes the shipped English content with payloads in place of texts, and a post that consists of payloads. */
export const writeHostileFolder = (folder: string, deal: Deal, all: readonly string[]): void => {
  cpSync('content', folder, { recursive: true });
  for (const [name, { facts, texts }] of Object.entries(collections)) {
    spoilFolder(join(folder, name), facts, deal);
    spoilFolder(join(folder, 'texts', 'en', name), texts, deal);
  }
  writeFileSync(join(folder, 'posts', 'en', 'hostile.md'), writePost(deal(), deal, all));
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${portOf(server)}`;
};

/** A post as the WordPress API returns it: HTML as its editors left it. */
const createItem = (id: number, deal: Deal, html: string) => ({
  id,
  date: '2030-02-01T10:00:00',
  modified: '2030-02-01T10:00:00',
  modified_gmt: '2030-02-01T10:00:00',
  slug: `hostile-cms-${id}`,
  status: 'publish',
  link: `https://cms.example/hostile-cms-${id}/`,
  lang: 'en',
  title: { rendered: `Ten words and ${deal()}`.slice(0, 90) },
  excerpt: { rendered: `<p>${deal()}</p>${filler}${filler}` },
  content: { rendered: html, protected: false },
  _embedded: {
    author: [{ slug: 'marta-lis' }],
    'wp:term': [[{ taxonomy: 'category', slug: 'planning' }]],
  },
});

/** A small number: some payloads hide all text after them. */
const perPost = 6;

const chunk = (texts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / perPost) }, (_, index) =>
    texts.slice(index * perPost, (index + 1) * perPost),
  );

/** Slugs of the posts that consist of payloads. */
export const listHostilePosts = (all: readonly string[]): readonly string[] => [
  'hostile-post',
  ...chunk(all).map((_, index) => `hostile-cms-${index + 1}`),
];

/** Starts a CMS and an exchange rate source that send payloads. @returns the shop's variables in `env` */
export const startHostileSources = async (deal: Deal, all: readonly string[]) => {
  const posts = chunk(all).map((texts, index) => {
    const [quoted = '', ...others] = texts;
    const html = others.map((text) => `<p>${text}</p>`).join('\n');
    return createItem(index + 1, deal, `<h2 title="${quoted}">${quoted}</h2>${html}`);
  });
  const cms = createServer(({ url = '' }, response) => {
    const items = url.includes('/wp/v2/posts') && !url.includes('status=') ? posts : [];
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'X-WP-Total': items.length,
        'X-WP-TotalPages': 1,
      })
      .end(JSON.stringify(items));
  });
  const rates = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    const said = [
      { code: 'EUR', mid: 4.2 },
      { code: deal(), mid: deal(), currency: deal() },
    ];
    response.end(JSON.stringify([{ table: deal(), rates: said }]));
  });
  return {
    env: { CMS_URL: `${await listen(cms)}/wp-json`, EXCHANGE_RATES_URL: await listen(rates) },
    close: () => {
      for (const server of [cms, rates]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
