import type { Audience } from '@/ui/i18n/loadTranslations';
import { useNamespace } from '@/ui/hooks/useNamespace';
import type { TripParts } from '../tripParts';
import { PieceList } from './PieceList';
import { SurpriseLink } from './SurpriseLink';
import { SurprisePreview } from './SurprisePreview';
import { SurpriseSettings } from './SurpriseSettings';

interface SurprisePanelProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
  readonly audience: Audience;
}

/** What the organiser of a surprise works with: for whom it is, the link, the pieces, and how they look. */
export const SurprisePanel = ({ page, audience, ...parts }: SurprisePanelProps) => {
  const isReady = useNamespace('surprise');
  if (!isReady) return null;
  const { trip } = parts;
  return (
    <>
      <SurpriseSettings {...parts} audience={audience} />
      {trip.surprise && <SurpriseLink {...parts} page={page} />}
      <PieceList {...parts} />
      {trip.pieces.length > 0 && <SurprisePreview trip={trip} />}
    </>
  );
};
