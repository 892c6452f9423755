import { writeFile } from 'node:fs/promises';
import { startWordPress } from './wordPress';

/**
 * Records the answers of a real WordPress: `node --import tsx src/catalog/sources/cms/testing/record.mts`. Needs Debian's
 * packages wordpress, php-cli, php-mysql and mariadb-server.
 */
const wordPress = await startWordPress();
try {
  const ask = async (type: string, status: string): Promise<unknown> => {
    const query = `per_page=100&orderby=id&order=asc&status=${status}&_embed=author,wp:featuredmedia,wp:term`;
    const fields =
      '_fields=id,slug,status,link,date,modified,modified_gmt,title,content,excerpt,lang,translations,meta,_links,_embedded';
    const answer = await fetch(`${wordPress.origin}/wp-json/wp/v2/${type}?${query}&${fields}`, {
      headers: { Authorization: `Basic ${Buffer.from(wordPress.credentials).toString('base64')}` },
    });
    return answer.json();
  };
  const answers = {
    posts: await ask('posts', 'publish'),
    pages: await ask('pages', 'publish'),
    drafts: await ask('posts', 'draft,pending,future'),
  };
  const text = JSON.stringify(answers, null, 2).replaceAll(wordPress.origin, 'https://cms.example');
  await writeFile('src/catalog/sources/cms/testing/recorded.json', `${text}\n`);
} finally {
  await wordPress.stop();
}
