import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import {
  isDocumentId,
  isDocumentToken,
  toDocumentLink,
} from '@/commerce/proposals/model/documentToken';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useFragment } from '@/ui/hooks/useFragment';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { DocumentLoading } from './DocumentLoading';
import styles from '@/ui/components/emptyPage.module.css';
import { loadPatiently } from '@/lib/loadPatiently';
import type { DocumentViewProps } from './pageProps';

const OpeningDocument = dynamic(
  () => loadPatiently(() => import('./OpeningDocument')).then((module) => module.OpeningDocument),
  { ssr: false, loading: DocumentLoading },
);

const OpenedDocument = dynamic(
  () => loadPatiently(() => import('./OpenedDocument')).then((module) => module.OpenedDocument),
  { ssr: false, loading: DocumentLoading },
);

/** The document that a link has just opened. Its token is not shown again. */
interface Opened {
  readonly id: string;
  readonly token: string;
}

/**
 * The page of the document of a request. The token of a link is in the fragment of its address, so the server sends the
 * same page to everybody. The browser exchanges it for a cookie and leaves the public id in its place.
 */
export const DocumentView = ({ frame, view }: ViewProps<DocumentViewProps>) => {
  const { t } = useTranslation('proposalDocument');
  const fragment = useFragment();
  const [opened, setOpened] = useState<Opened>();
  const heading = useRef<HTMLHeadingElement>(null);
  const onOpened = (id: string, token: string) => {
    window.history.replaceState(window.history.state, '', toDocumentLink(view.page, id));
    setOpened({ id, token });
  };
  const page = { heading, brand: frame.brand, page: view.page, home: frame.links.home };
  const id = isDocumentId(fragment) ? fragment : undefined;
  const token = isDocumentToken(fragment) ? fragment : undefined;
  const isNone = id === undefined && token === undefined;
  return (
    <>
      <PageHead
        title={t('title', { brand: frame.brand.name })}
        description={t('description', { brand: frame.brand.name })}
        isPrivate
      />
      <noscript>
        <p className={styles.none}>{t('noScript', { phone: frame.brand.phone })}</p>
      </noscript>
      {token !== undefined && (
        <OpeningDocument key={token} token={token} onOpened={onOpened} {...page} />
      )}
      {id !== undefined && (
        <OpenedDocument
          key={id}
          id={id}
          token={opened?.id === id ? opened.token : null}
          {...page}
        />
      )}
      {isNone && (
        <div className={`${styles.none} ${fragment === undefined ? styles.waiting : ''}`}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(fragment ? 'unknown.heading' : 'none.heading')}
          </h1>
          <p>{t(fragment ? 'unknown.text' : 'none.text')}</p>
          <ButtonLink href={frame.links.home}>{t('home')}</ButtonLink>
        </div>
      )}
    </>
  );
};
