import { createPortal } from 'react-dom';
import useSWRImmutable from 'swr/immutable';
import { Icon } from '@/components/Icon';
import { useSiteLink } from '@/hooks/useSiteLink';
import { fetchPayload } from '@/http/client';
import type { Resources } from '@/i18n/namespaces';
import type { LanguageLink } from './frameProps';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  readonly offer: LanguageLink;
  readonly onClose: () => void;
}

/** Speaks the language that it offers: whoever it is for may not read that of the page. */
export const OfferCard = ({ offer, onClose }: OfferCardProps) => {
  const { lang } = offer;
  const linkTo = useSiteLink();
  const link = linkTo(offer);
  const { data } = useSWRImmutable(
    `/locales/${lang}/offer.json`,
    (path: string) => fetchPayload(path) as Promise<Resources['offer']>,
  );
  if (!data || !link.href) return null;
  const close = () => {
    onClose();
    // What had the focus is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  // At the end of the document: it comes after everything that the visitor came for.
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
