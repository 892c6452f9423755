import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { documentLimits, type OptionName } from '@/commerce/proposals/model/document';
import { createUuid } from '@/lib/uuid';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundDocument.module.css';
import { readLine } from './readLine';
import type { SignPartProps } from './SignPart';
import { shortenHash, useDocumentWords } from './useDocumentWords';

type Missing = 'name' | 'position' | 'allowed';

/** A signature: a typed name, a position, and the statement that one may sign. */
export const SignForm = ({ content, version, actions, tell }: SignPartProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatAmount } = useDocumentWords();
  const id = useId();
  // The same for a repeated attempt, so that it is stored once.
  const signatureId = useRef<string>(undefined);
  const priced = content.options.filter(({ total }) => total !== null);
  const [option, setOption] = useState<OptionName>(priced[0]?.name ?? 'A');
  const [isAllowed, setIsAllowed] = useState(false);
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const self = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = self;
    return () => {
      // A newer version removes the form. Its heading stays, and the reason below it.
      if (current?.contains(document.activeElement)) {
        document.getElementById('document-sign')?.focus();
      }
    };
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = readLine(form, 'name', documentLimits.name);
    const position = readLine(form, 'position', documentLimits.position);
    const lacking: Missing[] = [
      ...(name === '' ? (['name'] as const) : []),
      ...(position === '' ? (['position'] as const) : []),
      ...(isAllowed ? [] : (['allowed'] as const)),
    ];
    setMissing(lacking);
    const [first] = lacking;
    if (first) {
      form
        .querySelector<HTMLElement>(first === 'allowed' ? '[type=checkbox]' : `[name=${first}]`)
        ?.focus();
      return;
    }
    if (actions.isSending) return;
    signatureId.current ??= createUuid();
    void tell(
      actions.send({
        kind: 'sign',
        id: signatureId.current,
        hash: version.hash,
        option,
        name,
        position,
        isAllowed: true,
      }),
      t('status.signed'),
    );
  };
  return (
    <form ref={self} onSubmit={submit} noValidate className={styles.form}>
      <p>{t('sign.text', { number: version.number, hash: shortenHash(version.hash) })}</p>
      {priced.length > 1 && (
        <ChoiceChips
          legend={t('sign.option')}
          value={option}
          choices={priced.map(({ name, total }) => ({
            value: name,
            label: `${t('options.name', { name })}: ${total ? formatAmount(total.gross, content) : ''}`,
          }))}
          onChange={setOption}
        />
      )}
      <TextField
        id={`${id}-name`}
        name="name"
        label={t('sign.name')}
        autoComplete="name"
        required
        error={missing.includes('name') ? t('sign.missingName') : undefined}
      />
      <TextField
        id={`${id}-position`}
        name="position"
        label={t('sign.position')}
        autoComplete="organization-title"
        required
        error={missing.includes('position') ? t('sign.missingPosition') : undefined}
      />
      <div>
        <CheckChip
          label={t('sign.allowed', { company: content.client.company })}
          checked={isAllowed}
          onChange={setIsAllowed}
        />
        {missing.includes('allowed') && (
          <p role="alert" className={styles.problem}>
            {t('sign.missingAllowed')}
          </p>
        )}
      </div>
      <div>
        <Button type="submit" look="cta" aria-disabled={actions.isSending}>
          {t('sign.submit', { number: version.number })}
        </Button>
      </div>
    </form>
  );
};
