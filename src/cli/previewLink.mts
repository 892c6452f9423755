import { buildPreviewLink } from '@/preview/previewLink';
import { readEnv } from './readEnv';

const usage = `npm run preview -- <address> [hours]

Prints a link that shows a page with drafts to whoever has it, for 24 hours unless told.
  npm run preview -- http://de.localhost:3000/blog/planung/packliste
  npm run preview -- https://shop.example.de/seite/agb 2`;

/** `npm run preview`: a signed link, made with the secret of the running shop. */
const [address = '', hours = '24'] = process.argv.slice(2);
const env = readEnv();
if (!URL.canParse(address) || !/^\d{1,4}$/.test(hours)) {
  console.error(usage);
  process.exit(2);
}
if (env.revalidateSecret === undefined) {
  console.error('REVALIDATE_SECRET is not set: there is no preview without it');
  process.exit(1);
}
const { origin, pathname } = new URL(address);
const until = Math.floor(Date.now() / 1000) + Number(hours) * 3600;
console.log(origin + buildPreviewLink(env.revalidateSecret, pathname, until));
