import { useLive } from '@/ui/hooks/useLive';
import { toChatHref, toPhoneHref } from '@/lib/phone';
import type { FrameProps } from './frameProps';

/** The frame with the brand's current data from the API: a tab may stay open for days. */
export const useLiveFrame = (frame: FrameProps): FrameProps => {
  const { shopGroup } = useLive();
  if (shopGroup?.id !== frame.brand.id) return frame;
  const { name, logo, phone } = shopGroup;
  const brand = {
    ...frame.brand,
    name,
    logo,
    phone,
    phoneHref: toPhoneHref(phone),
    chatHref: toChatHref(phone),
  };
  return { ...frame, brand };
};
