import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A post of the English site that only a preview shows. */
export const draftPost = {
  title: 'A post that is not published',
  path: '/blog/planning/not-published-yet',
} as const;

/** Adds the draft to a content folder. */
export const writeDraftPost = (contentDir: string): void =>
  writeFileSync(
    join(contentDir, 'posts', 'en', 'not-published-yet.md'),
    `---
title: ${draftPost.title}
slug: not-published-yet
category: planning
date: 2026-01-01
author: marta-lis
summary: Something that is written and not published, so that only those with a link can see it.
cover: /images/posts/packing-list.jpg
coverAlt: A suitcase
audiences: [consumer]
draft: true
---
## A secret

For readers with a preview link.
`,
  );
