import type { DocumentContent } from '@/commerce/proposals/model/document';
import { formatCents } from '@/lib/formatMoney';
import { formatDay } from '@/lib/formatTime';
import { memoize } from '@/lib/memoize';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';

const percentFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** With its zone: the document is read elsewhere, and on paper. */
const momentFormat = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
      ...({ hour: '2-digit', minute: '2-digit' } as const),
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
);

/** Characters of a fingerprint where it is shown in short. */
const SHORT_LENGTH = 12;

export const shortenHash = (hash: string): string => hash.slice(0, SHORT_LENGTH);

/** Formats what a document has, for its reader. The currency is that of the document, whatever the visitor has chosen. */
export const useDocumentWords = () => {
  const { t } = useTranslation('proposalDocument');
  const { locale } = useMoney();
  return {
    locale,
    formatAmount: (minor: number, { currency }: Pick<DocumentContent, 'currency'>) =>
      formatCents(minor, currency, locale),
    formatRate: (basisPoints: number) => percentFormat(locale).format(basisPoints / 10_000),
    formatMoment: (iso: string) => momentFormat(locale).format(new Date(iso)),
    formatDay: (day: string) => formatDay(day, locale),
    formatPeople: (count: number) => t('cover.people', { count }),
  };
};
