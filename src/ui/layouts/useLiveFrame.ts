import { useMemo } from 'react';
import { type LiveShopGroup, useLive } from '@/ui/hooks/useLive';
import { toChatHref, toPhoneHref } from '@/lib/phone';
import type { Brand, FrameProps } from './frameProps';

const isNews = (group: LiveShopGroup, brand: Brand): boolean =>
  group.id === brand.id &&
  (group.name !== brand.name || group.logo !== brand.logo || group.phone !== brand.phone);

/**
 * The frame with the brand's current data from the API: a tab may stay open for days. It is the same object while the
 * API tells nothing new.
 */
export const useLiveFrame = (frame: FrameProps): FrameProps => {
  const { shopGroup } = useLive();
  return useMemo(() => {
    if (!shopGroup || !isNews(shopGroup, frame.brand)) return frame;
    const { name, logo, phone } = shopGroup;
    const chat = { phone, phoneHref: toPhoneHref(phone), chatHref: toChatHref(phone) };
    return { ...frame, brand: { ...frame.brand, name, logo, ...chat } };
  }, [frame, shopGroup]);
};
