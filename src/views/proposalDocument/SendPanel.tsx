import { type FormEvent, useId, useState } from 'react';
import { documentLimits, type DocumentContent } from '@/commerce/proposals/model/document';
import { toDocumentLink } from '@/commerce/proposals/model/documentToken';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import { toWholeLink } from '../trip/useSharing';
import type { DocumentParts } from './documentParts';
import styles from './FoundDocument.module.css';
import { LinkList } from './LinkList';
import { MadeLink } from './MadeLink';
import { readLine } from './readLine';

const scopes = ['read', 'sign'] as const;

interface SendPanelProps extends DocumentParts {
  readonly content: DocumentContent;
}

/** A link that was just made. */
interface Made {
  readonly label: string;
  readonly link: string;
}

/** Makes links for others. The shop sends nothing: the person shares the link himself. */
export const SendPanel = (props: SendPanelProps) => {
  const { t } = useTranslation('proposalDocument');
  const { actions, tell, page, content } = props;
  const id = useId();
  const [scope, setScope] = useState<(typeof scopes)[number]>('sign');
  const [isMissing, setIsMissing] = useState(false);
  const [made, setMade] = useState<Made>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const label = readLine(form, 'label', documentLimits.label);
    setIsMissing(label === '');
    if (label === '') {
      form.querySelector<HTMLElement>('[name=label]')?.focus();
      return;
    }
    if (actions.isSending) return;
    const sent = actions.send({ kind: 'makeLink', scope, label });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      setMade({ label, link: toWholeLink(toDocumentLink(page, token)) });
      form.reset();
    });
    void tell(sent, t('send.made', { label }));
  };
  return (
    <section aria-labelledby="document-send" className={styles.panel}>
      <h2 id="document-send" className={styles.panelHeading}>
        {t('send.heading')}
      </h2>
      <p>{t('send.text')}</p>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          id={id}
          name="label"
          label={t('send.label')}
          hint={t('send.labelHint')}
          required
          error={isMissing ? t('send.missing') : undefined}
        />
        <ChoiceChips
          legend={t('send.scope')}
          value={scope}
          choices={scopes.map((value) => ({ value, label: t(`send.${value}`) }))}
          onChange={setScope}
        />
        <div>
          <Button type="submit" look="cta" aria-disabled={actions.isSending}>
            {t('send.make')}
          </Button>
        </div>
      </form>
      {made && <MadeLink key={made.link} {...made} content={content} />}
      <LinkList {...props} />
    </section>
  );
};
