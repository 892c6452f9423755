import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsentWords } from '@/browser/consent/toTranslation';

/** The texts of the consent dialog in a language. */
export const readConsentWords = (lang: string): ConsentWords =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'public/locales', lang, 'consent.json'), 'utf8'),
  ) as ConsentWords;
