import dynamic from 'next/dynamic';
import { parseFragment } from '@/commerce/cart/cartHandoff';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';
import { loadPatiently } from '@/lib/loadPatiently';
import type { FrameProps } from './frameProps';

/** Loaded on demand: few visitors arrive with a cart handoff. */
const CartHandoffImport = dynamic(
  () =>
    loadPatiently(() => import('./CartHandoffImport')).then((module) => module.CartHandoffImport),
  {
    ssr: false,
  },
);

/** Checks whether the visitor came from another site with a cart handoff. */
export const CartHandoffReceiver = ({ frame }: { readonly frame: FrameProps }) => {
  const hash = useBrowserValue(() => window.location.hash, '');
  const handoff = parseFragment(hash);
  if (!handoff) return null;
  const city = frame.cities.find(({ slug }) => slug === handoff.city);
  return (
    <CartHandoffImport
      siteId={frame.site.id}
      handoff={city ? handoff : { ...handoff, city: null }}
      shopGroupId={frame.brand.id}
      timeZone={city?.timeZone ?? 'UTC'}
      hosts={frame.languages.flatMap(({ host }) => host ?? [])}
    />
  );
};
