import { isPictureFile } from '@/catalog/mesh/nodes/picture';
import { parseRecords } from '@/catalog/mesh/records';
import { createCmsLoader } from './cmsLoader';
import { hasWordPress, startWordPress, type WordPress } from './testing/wordPress';

const isThere = hasWordPress() || process.env['REQUIRE_WORDPRESS'] === '1';
if (!isThere) console.warn('WordPress is not installed: what was recorded of one has to do');

(isThere ? describe : describe.skip)('a real WordPress', () => {
  let wordPress: WordPress;
  let time = Date.now();

  beforeAll(async () => {
    wordPress = await startWordPress();
  });
  afterAll(() => wordPress.stop());

  const change = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
    const answer = await fetch(`${wordPress.origin}/wp-json/wp/v2/${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(wordPress.credentials).toString('base64')}`,
        'Content-Type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  };

  it('is read, and every edit with it', async () => {
    const { origin, credentials, post } = wordPress;
    const loader = createCmsLoader({
      sites: [{ url: `${origin}/wp-json` }],
      credentials,
      languages: ['en', 'de'],
      imageHosts: [new URL(origin).host],
      author: 'tom-ashworth',
      now: () => time,
    });
    const first = await loader.load();
    const files = first.records.map(({ file }) => file);
    expect(files.filter((file) => !isPictureFile(file))).toEqual([
      'pages/en/faq.md',
      'pages/en/house-rules.md',
      'posts/de/plan-for-rain.md',
      'posts/en/not-yet.md',
      'posts/en/packing-for-six.md',
      'posts/en/pasted.md',
      'posts/en/plan-for-rain.md',
    ]);
    const parsed = parseRecords(first.records.filter(({ file }) => !isPictureFile(file)));
    expect(parsed.faults).toEqual([]);
    const [picture] = first.records.map(({ data }) => data as { readonly address: string });
    expect((await fetch(picture?.address ?? '')).headers.get('content-type')).toBe('image/jpeg');

    time += 3001;
    expect(await loader.load()).toBe(first);

    await change(`posts/${post}`, 'POST', { title: 'A plan for snow' });
    time += 3001;
    const edited = await loader.load();
    const titleOf = (file: string) =>
      (
        edited.records.find((it) => it.file === file)?.data as
          { readonly frontMatter: { readonly title: string } } | undefined
      )?.frontMatter.title;
    expect(titleOf('posts/en/plan-for-rain.md')).toBe('A plan for snow');
    const same = edited.records.filter((record) => first.records.includes(record));
    expect(same).toHaveLength(edited.records.length - 1);

    await change(`posts/${post}`, 'DELETE');
    time += 3001;
    const deleted = await loader.load();
    expect(deleted.records.map(({ file }) => file)).not.toContain('posts/en/plan-for-rain.md');
  });
});
