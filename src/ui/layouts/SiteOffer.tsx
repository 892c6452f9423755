import dynamic from 'next/dynamic';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { useSiteOffer } from '@/ui/hooks/useSiteOffer';
import type { FrameProps } from './frameProps';

/** Loaded on demand: most visitors are on a site in their language. */
const OfferCard = dynamic(
  () => loadWithTheme(() => import('./OfferCard')).then((module) => module.OfferCard),
  {
    ssr: false,
  },
);

/** Offers the site in the visitor's own language, if it has the same page. */
export const SiteOffer = ({ frame }: { readonly frame: FrameProps }) => {
  const same = frame.languages.filter(({ isAbove }) => !isAbove);
  const [offer, turnDown] = useSiteOffer(frame.site.id, same);
  return offer ? <OfferCard key={offer.siteId} offer={offer} onClose={turnDown} /> : null;
};
