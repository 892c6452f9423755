import { imageBreakpoints, imagePresets, imageQualities, imageWidths } from './presets';

it('the image breakpoints are those of spec section 9', () => {
  expect(imageBreakpoints).toEqual({ xs: 320, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 1536 });
});

it('the widths are the image breakpoints of the shop, at density 1 and 2', () => {
  expect(imageWidths).toEqual([320, 600, 640, 960, 1200, 1280, 1536, 1920, 2560, 3072, 3840]);
});

it('presets use widths that there are', () => {
  for (const { widths, usualWidth } of Object.values(imagePresets)) {
    expect(imageWidths).toEqual(expect.arrayContaining([...widths]));
    expect(widths).toContain(usualWidth);
  }
});

it('cards and heroes offer the widths of their breakpoints and the doubled ones', () => {
  expect(imagePresets.card.widths).toEqual([320, 600, 640, 1200]);
  expect(imagePresets.hero.widths).toEqual([600, 960, 1200, 1280, 1920, 2560, 3840]);
});

it('cards and heroes are cut to cover their place, at quality 70; logos have 80', () => {
  expect(imagePresets).toMatchObject({
    card: { fit: 'cover', quality: 70 },
    hero: { fit: 'cover', quality: 70 },
    logo: { quality: 80, format: 'webp' },
  });
  expect(imageQualities).toEqual([70, 80]);
});
