import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createPortal } from 'react-dom';
import useSWRImmutable from 'swr/immutable';
import { hasTexts } from '@/lib/hasTexts';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { ControlTheme } from '@/ui/controls/ControlTheme';
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
    <ControlTheme>
      <Snackbar open transitionDuration={0} className={styles.card}>
        <SnackbarContent
          role="complementary"
          lang={lang}
          aria-label={data.label}
          className={styles.content}
          message={<span role="status">{data.text}</span>}
          action={
            <>
              <a {...link} hrefLang={lang} className={styles.link}>
                {data.go}
              </a>
              <IconButton onClick={close} className={styles.close} aria-label={data.close}>
                <Icon name="cross" />
              </IconButton>
            </>
          }
        />
      </Snackbar>
    </ControlTheme>,
    document.body,
  );
};
