import type { RefObject } from 'react';
import { listChosenItems } from '@/commerce/proposals/model/chosenItems';
import type { DocumentContent } from '@/commerce/proposals/model/document';
import type { DocumentState, DocumentVersion } from '@/commerce/proposals/model/documentState';
import { Image } from '@/ui/components/Image';
import { toSizes } from '@/ui/components/toSizes';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import styles from './Cover.module.css';
import { shortenHash, useDocumentWords } from './useDocumentWords';

interface CoverProps {
  readonly content: DocumentContent;
  readonly version: DocumentVersion;
  readonly state: DocumentState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The first and the last day that somebody has chosen. */
const listDays = ({ arrival, departure, options }: DocumentContent): readonly string[] => {
  const days = listChosenItems(options[0]?.items ?? []).map(({ day }) => day);
  const first = arrival ?? days[0];
  const last = departure ?? days.at(-1);
  return [...new Set([first, last])].filter((day) => day !== undefined);
};

/** For whom and what, until when, and by which version. On paper a page of its own. */
export const Cover = ({ content, version, state, heading }: CoverProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatDay, formatPeople } = useDocumentWords();
  const dayTextOf = useDayText();
  const { brand, client, city } = content;
  const days = listDays(content);
  const [firstItem] = content.options[0]?.items ?? [];
  const noDay = firstItem ? dayTextOf(firstItem.day, firstItem.dateChoice) : '';
  const facts = [
    [t('cover.place'), city.name],
    [t('cover.days'), days.length > 0 ? days.map(formatDay).join(' – ') : noDay],
    [t('cover.size'), formatPeople(content.people)],
    [t('cover.contact'), client.contact],
    [t('cover.from'), brand.name],
    [t('cover.created'), formatDay(content.createdAt.slice(0, 10))],
    [t('cover.validUntil'), formatDay(content.validUntil)],
    [t('cover.reference'), content.reference],
    [
      t('cover.version'),
      t('cover.versionOf', { number: version.number, count: state.versions.length }),
    ],
    [t('cover.fingerprint'), shortenHash(version.hash)],
  ] as const;
  return (
    <header className={styles.cover}>
      <p className={styles.brand}>{brand.name}</p>
      <Image
        picture={{ src: city.picture }}
        alt=""
        preset="hero"
        ratio="banner"
        sizes={toSizes({ xs: '100vw', md: '60rem' })}
        className={styles.picture}
      />
      <p className={styles.kind}>{t('cover.kind')}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('cover.heading', { company: client.company })}
      </h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
