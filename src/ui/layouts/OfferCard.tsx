import { createPortal } from 'react-dom';
import useSWRImmutable from 'swr/immutable';
import { hasTexts } from '@/lib/hasTexts';
import { Icon } from '@/ui/components/Icon';
import { useSiteLink } from '@/ui/hooks/useSiteLink';
import { fetchPayload } from '@/platform/http/client';
import type { Resources } from '@/ui/i18n/namespaces';
import type { LanguageLink } from './frameProps';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  readonly offer: LanguageLink;
  readonly onClose: () => void;
}

const fetchWords = async (path: string): Promise<Resources['offer']> => {
  const words = await fetchPayload(path);
  if (!hasTexts({ label: true, text: true, go: true, close: true }, words)) {
    throw new Error(`${path} lacks texts`);
  }
  return words;
};

/** Offers another language, in that language: the visitor may not understand the page's. */
export const OfferCard = ({ offer, onClose }: OfferCardProps) => {
  const { lang } = offer;
  const linkTo = useSiteLink();
  const link = linkTo(offer);
  const { data } = useSWRImmutable(`/locales/${lang}/offer.json`, fetchWords);
  if (!data || !link.href) return null;
  const close = () => {
    onClose();
    // The focused element was removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  // At the end of the document, after the page's content.
  return createPortal(
    <aside lang={lang} aria-label={data.label} className={styles.card}>
      <div role="status" className={styles.text}>
        {data.text}
      </div>
      <a {...link} hrefLang={lang} className={styles.link}>
        {data.go}
      </a>
      <button type="button" onClick={close} className={styles.close} aria-label={data.close}>
        <Icon name="cross" />
      </button>
    </aside>,
    document.body,
  );
};
