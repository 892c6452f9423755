import { SidePanel } from '@/ui/components/SidePanel';
import { useTranslation } from 'next-i18next/pages';
import { BookingForm, type BookingLinks } from './BookingForm';
import { BookingTerms, CataloguePrice } from './BookingTerms';

interface BookingSheetProps {
  readonly links: BookingLinks;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The booking box of narrow screens, which slides in from the bottom. Loaded when it is first opened. */
export const BookingSheet = ({ links, isOpen, onClose }: BookingSheetProps) => {
  const { t } = useTranslation('activity');
  return (
    <SidePanel
      from="bottom"
      label={t('box.sheet')}
      close={t('box.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <CataloguePrice />
      <BookingForm links={links} onAdd={onClose} />
      <BookingTerms />
    </SidePanel>
  );
};
