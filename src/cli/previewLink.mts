import { buildPreviewLink } from '@/server/preview/previewLink';
import { parsePreviewArguments, previewHelp } from './previewArguments';
import { readEnv } from './readEnv';

/** `npm run preview`: prints a preview link signed with the secret of the running shop. */
const command = parsePreviewArguments(process.argv.slice(2));
if (!command.ok) {
  console.error(`${command.problem}; see npm run preview -- --help`);
  process.exit(2);
}
if (command.value.name === 'help') {
  console.log(previewHelp);
  process.exit(0);
}
const { revalidateSecret } = readEnv();
if (revalidateSecret === undefined) {
  console.error('REVALIDATE_SECRET is not set: there is no preview without it');
  process.exit(1);
}
const { url, seconds } = command.value;
const until = Math.floor(Date.now() / 1000) + seconds;
console.log(
  url.origin + buildPreviewLink(revalidateSecret, url.host, { path: url.pathname, until }),
);
