import fc from 'fast-check';
import { imageFormats, parseImageRequest } from '@troupe/image-proxy';
import { buildImageUrl, buildLogoUrl, buildSrcSet, readImageSource } from './buildImageUrl';
import { imagePresets, type ImagePresetName, imageRatios, type ImageRatio } from './presets';
import { imageVariants } from './variants';

const krakow = '/images/cities/krakow.jpg?v=abc';

it('a card is cut to its shape and left to the browser’s favourite format', () => {
  expect(buildImageUrl(krakow, { preset: 'card', width: 600, ratio: 'card' })).toBe(
    '/_ipx/f_auto&fit_cover&w_600&h_450&q_70/images/cities/krakow.jpg?v=abc',
  );
});

it('a logo is WebP at quality 80, in its own shape', () => {
  expect(buildImageUrl('/images/logos/1.webp', { preset: 'logo', width: 320 })).toBe(
    '/_ipx/f_webp&w_320&q_80/images/logos/1.webp',
  );
  expect(buildLogoUrl('/images/logos/1.webp')).toBe('/_ipx/f_webp&w_320&q_80/images/logos/1.webp');
});

it('has quality 70 and covers its place in every format', () => {
  for (const preset of ['card', 'hero'] as const) {
    for (const format of [undefined, ...imageFormats]) {
      const url = buildImageUrl(krakow, { preset, width: 600, ...(format && { format }) });
      expect(url).toContain(`/f_${format ?? 'auto'}&fit_cover&w_600&q_70/`);
    }
  }
});

it('a picture of another host is told in one piece', () => {
  const url = buildImageUrl('https://admin.example.com/a b.jpg?x=1', {
    preset: 'card',
    width: 320,
  });
  expect(url).toBe(
    '/_ipx/f_auto&fit_cover&w_320&q_70/https%3A%2F%2Fadmin.example.com%2Fa%20b.jpg%3Fx%3D1',
  );
});

it.each([krakow, 'https://admin.example.com/a b.jpg?x=1'])(
  '%s can be read off its address',
  (src) => {
    expect(readImageSource(buildImageUrl(src, { preset: 'card', width: 320 }))).toBe(src);
  },
);

it('the browser is offered what the source can fill, and at least the smallest', () => {
  const offered = (width?: number) =>
    buildSrcSet(krakow, { preset: 'hero', sourceWidth: width })
      .split(', ')
      .map((it) => it.replace(/^.* /, ''));
  expect(offered()).toEqual(['600w', '960w', '1200w', '1280w', '1920w', '2560w', '3840w']);
  expect(offered(1000)).toEqual(['600w', '960w']);
  expect(offered(100)).toEqual(['600w']);
});

it('the proxy takes whatever is built for it', () => {
  const hosts = ['admin.example.com'];
  const names = Object.keys(imagePresets) as ImagePresetName[];
  const ratios = [undefined, ...Object.keys(imageRatios)] as (ImageRatio | undefined)[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...ratios),
      fc.constantFrom(krakow, 'https://admin.example.com/a b.jpg?x=1&y=ä#z'),
      (preset, ratio, src) => {
        for (const entry of buildSrcSet(src, { preset, ...(ratio ? { ratio } : {}) }).split(', ')) {
          const [url = ''] = entry.split(' ');
          expect(parseImageRequest(url, { hosts, variants: imageVariants })).toMatchObject({
            ok: true,
          });
          // In a srcset, a comma or a space would end the URL.
          expect(url).not.toMatch(/[\s,]/);
        }
      },
    ),
  );
});
