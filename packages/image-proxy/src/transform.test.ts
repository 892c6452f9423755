import sharp from 'sharp';
import { bombPng, clearPng, gif, jpeg, png, sidewaysJpeg, webp } from './testing';
import { normalizeTransform, transform, type Transform, withEncoding } from './transform';

const look = async (bytes: Buffer, wanted: Partial<Transform>) => {
  const made = await transform(bytes, { format: 'source', ...wanted });
  const { format, compression, width, height } = await sharp(made.bytes).metadata();
  expect(made.type).toBe(compression === 'av1' ? 'avif' : format);
  return { format: made.type, width, height };
};

describe('formats', () => {
  it.each(['avif', 'webp', 'jpeg', 'png'] as const)(
    '%s is made when it is asked for',
    async (format) => {
      expect(await look(await jpeg(), { format, width: 320 })).toEqual({
        format,
        width: 320,
        height: 240,
      });
    },
  );

  it('the quality is the same number in every format', async () => {
    const source = await jpeg();
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const made = await transform(source, { format, width: 320, quality: 70 });
      const image = sharp(source).resize({ width: 320, height: 240 });
      const expected = {
        avif: () => image.avif({ quality: 70, effort: 2 }),
        webp: () => image.webp({ quality: 70, effort: 4 }),
        jpeg: () => image.jpeg({ quality: 70, mozjpeg: true }),
      }[format]();
      expect(made.bytes).toHaveLength((await expected.toBuffer()).length);
    }
  });

  it('where none is asked for, it stays what it is', async () => {
    expect(await look(await webp(), { width: 320 })).toMatchObject({ format: 'webp' });
    expect(await look(await png(), { width: 320 })).toMatchObject({ format: 'png' });
  });

  it('a browser that likes nothing new gets PNG for what one can see through, else JPEG', async () => {
    const wanted = { format: 'fallback', width: 320 } as const;
    expect(await look(await clearPng(), wanted)).toMatchObject({ format: 'png' });
    expect(await look(await webp(), wanted)).toMatchObject({ format: 'jpeg' });
  });

  it('without any modifier it stays as it is, byte for byte', async () => {
    const bytes = await jpeg();
    expect((await transform(bytes, { format: 'source' })).bytes.equals(bytes)).toBe(true);
  });

  it('a picture of another host is encoded again without any modifier too', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04 an archive')]);
    const made = await transform(bytes, normalizeTransform(withEncoding({ format: 'source' })));

    expect(made.type).toBe('jpeg');
    expect(made.bytes.includes('an archive')).toBe(false);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 800, height: 600 });
  });
});

describe('sizes', () => {
  it('a width alone keeps the shape', async () => {
    expect(await look(await jpeg(1000, 400), { width: 600 })).toMatchObject({
      width: 600,
      height: 240,
    });
  });

  it('cover cuts to the shape', async () => {
    const size = { width: 320, height: 320 };
    expect(await look(await jpeg(), { ...size, fit: 'cover' })).toMatchObject(size);
  });

  it('contain puts all of it inside the shape', async () => {
    const size = { width: 320, height: 320 };
    expect(await look(await png(), { ...size, fit: 'contain' })).toMatchObject(size);
  });

  it('what is beside it is white where one cannot see through', async () => {
    const made = await transform(await jpeg(2000, 1000), {
      format: 'jpeg',
      fit: 'contain',
      width: 320,
      height: 320,
    });
    const corner = await sharp(made.bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner].every((channel) => channel > 250)).toBe(true);
  });

  it('contain needs one side only to reach', async () => {
    const size = { width: 640, height: 480 };
    expect(await look(await png(1000, 100), { ...size, fit: 'contain' })).toMatchObject(size);
  });

  it('nothing is enlarged: it keeps the shape that was asked for, at what the source can fill', async () => {
    expect(await look(await jpeg(200, 150), { width: 600 })).toMatchObject({
      width: 200,
      height: 150,
    });
    expect(await look(await jpeg(200, 150), { width: 600, height: 600 })).toMatchObject({
      width: 150,
      height: 150,
    });
  });

  it('a photograph that lies on its side is set upright before it is measured', async () => {
    expect(await look(await sidewaysJpeg(800, 600), { width: 600 })).toMatchObject({
      width: 600,
      height: 800,
    });
  });
});

it('a normalized transform is normalized already, and makes the same picture', async () => {
  const source = await png(64, 48);
  const wanted: readonly Transform[] = [
    { format: 'source' },
    { format: 'source', fit: 'contain' },
    { format: 'source', width: 320 },
    { format: 'webp', width: 320, height: 320 },
    { format: 'webp', width: 320, height: 320, fit: 'contain', quality: 70 },
    { format: 'png', quality: 70 },
  ];
  for (const it of wanted) {
    const normal = normalizeTransform(it);
    expect(normalizeTransform(normal)).toEqual(normal);
    expect(
      (await transform(source, normal)).bytes.equals((await transform(source, it)).bytes),
    ).toBe(true);
  }
});

describe('sources that are refused', () => {
  const reasonOf = (bytes: Buffer) =>
    transform(bytes, { format: 'webp', width: 320 }).then(
      () => 'made',
      (error: Error) => error.message,
    );

  it.each([
    ['a GIF', gif],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', () => Buffer.from('<html></html>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is no picture that is read', async (_, make) => {
    expect(await reasonOf(await make())).toBe('the source is no JPEG, PNG, WebP or AVIF picture');
  });

  it('a bomb is refused by its header, before it is unpacked', async () => {
    const before = process.memoryUsage().rss;
    expect(await reasonOf(bombPng())).toBe('the source has more than 24000000 pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('a picture that is cut off, or is another thing after its first bytes, is refused', async () => {
    const whole = await jpeg();
    const lies = Buffer.concat([whole.subarray(0, 4), Buffer.from('and then just text')]);
    const cut = (await png(800, 600)).subarray(0, 600);
    const cutJpeg = whole.subarray(0, whole.length / 2);
    for (const bytes of [lies, cut, cutJpeg]) {
      expect(await reasonOf(bytes)).toBe('the source is a picture that cannot be read');
      await expect(transform(bytes, { format: 'source' })).rejects.toMatchObject({ status: 400 });
    }
  });
});
