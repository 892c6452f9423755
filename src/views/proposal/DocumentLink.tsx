import { toFields } from '@troupe/basics/fields';
import { isDocumentToken } from '@/commerce/proposals/model/documentToken';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useTranslation } from 'next-i18next/pages';

interface DocumentLinkProps {
  /** Of `POST /api/enquiry`. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Path of the page of the document. */
  readonly page: string;
}

/** Leads to the document of a request. A request without a plan has none. */
export const DocumentLink = ({ answer, page }: DocumentLinkProps) => {
  const { t } = useTranslation('proposal');
  const { key } = toFields(answer['enquiry']);
  if (!isDocumentToken(key)) return null;
  return (
    <ButtonLink look="cta" href={`${page}#${key}`} isFullLoad>
      {t('sent.document')}
    </ButtonLink>
  );
};
