import { type FormEvent, useState } from 'react';
import { tripLimits } from '@/commerce/trips/model/trip';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';

const scopes = ['guest', 'view'] as const;

interface NewLinkProps {
  /** Of the field for the name. */
  readonly id: string;
  readonly onMake: (scope: (typeof scopes)[number], label: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Makes a further link, with a name by which the organiser knows it again. */
export const NewLink = ({ id, onMake, onCancel }: NewLinkProps) => {
  const { t } = useTranslation('trip');
  const [scope, setScope] = useState<(typeof scopes)[number]>('guest');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('label');
    const label = String(new FormData(event.currentTarget).get('label') ?? '')
      .trim()
      .slice(0, tripLimits.label);
    setIsMissing(label === '');
    if (label !== '') void onMake(scope, label);
    else if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className={styles.write} onSubmit={submit} noValidate>
      <TextField
        id={id}
        name="label"
        label={t('links.label')}
        required
        error={isMissing ? t('links.missing') : undefined}
      />
      <ChoiceChips
        look="row"
        legend={t('links.scope')}
        value={scope}
        choices={scopes.map((value) => ({ value, label: t(`links.${value}`) }))}
        onChange={setScope}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('links.make')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('links.cancel')}
        </Button>
      </div>
    </form>
  );
};
