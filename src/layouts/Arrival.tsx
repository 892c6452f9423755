import dynamic from 'next/dynamic';
import { parseFragment } from '@/cart/luggage';
import { useBrowserValue } from '@/hooks/useBrowserValue';
import type { FrameProps } from './frameProps';

/** Few come with luggage. */
const Unpacking = dynamic(() => import('./Unpacking').then((module) => module.Unpacking), {
  ssr: false,
});

/** Looks whether the visitor came from the site of another language with a plan in hand. */
export const Arrival = ({ frame }: { readonly frame: FrameProps }) => {
  const hash = useBrowserValue(() => window.location.hash, '');
  const luggage = parseFragment(hash);
  if (!luggage) return null;
  const city = frame.cities.find(({ slug }) => slug === luggage.city);
  return (
    <Unpacking
      siteId={frame.site.id}
      luggage={city ? luggage : { ...luggage, city: null }}
      shopGroupId={frame.brand.id}
      timeZone={city?.timeZone ?? 'UTC'}
    />
  );
};
