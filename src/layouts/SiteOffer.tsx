import dynamic from 'next/dynamic';
import { useSiteOffer } from '@/hooks/useSiteOffer';
import type { FrameProps } from './frameProps';

/** Few are on a site that is not in their language. */
const OfferCard = dynamic(() => import('./OfferCard').then((module) => module.OfferCard), {
  ssr: false,
});

/** Quietly offers the site of the visitor's own language, as far as the page stands there too. */
export const SiteOffer = ({ frame }: { readonly frame: FrameProps }) => {
  const same = frame.languages.filter(({ isAbove }) => !isAbove);
  const [offer, turnDown] = useSiteOffer(frame.site.id, same);
  return offer ? <OfferCard key={offer.siteId} offer={offer} onClose={turnDown} /> : null;
};
