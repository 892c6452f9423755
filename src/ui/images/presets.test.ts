import {
  heightOf,
  imagePresets,
  imageQualities,
  imageRatios,
  imageWidths,
  isPresetHeight,
  type ImageRatio,
} from './presets';

it('the widths are the image breakpoints of the shop, at density 1 and 2', () => {
  expect(imageWidths).toEqual([320, 600, 640, 960, 1200, 1280, 1536, 1920, 2560, 3072, 3840]);
});

it('presets use widths that there are', () => {
  for (const { widths } of Object.values(imagePresets)) {
    expect(imageWidths).toEqual(expect.arrayContaining([...widths]));
  }
});

it('cards and heroes have quality 70, logos 80', () => {
  expect(imagePresets).toMatchObject({
    card: { quality: 70 },
    hero: { quality: 70 },
    logo: { quality: 80, format: 'webp' },
  });
  expect(imageQualities).toEqual([70, 80]);
});

it('a height of a ratio is one of a preset', () => {
  for (const ratio of Object.keys(imageRatios) as ImageRatio[]) {
    for (const width of imageWidths)
      expect(isPresetHeight(width, heightOf(width, ratio))).toBe(true);
  }
  expect([100, 479, 480, 481].filter((height) => isPresetHeight(640, height))).toEqual([480]);
  expect([426, 427].filter((height) => isPresetHeight(640, height))).toEqual([426, 427]);
});
