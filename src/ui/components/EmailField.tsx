import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { toFields } from '@troupe/basics/fields';
import { suggestEmail } from '@/commerce/cart/suggestEmail';
import { Button } from './Button';
import styles from './EmailField.module.css';
import { TextField } from './TextField';

/**
 * In ms. The question appears below the field and moves what follows. A press on a button there, which makes the visitor
 * leave the field, is over by then.
 */
const QUESTION_DELAY_MS = 300;

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** The question whether another address is meant. */
  readonly ask: (email: string) => string;
  /** Called when the visitor says yes. */
  readonly onCorrect: (email: string) => void;
}

/** A field for an e-mail address, which asks about a typing error in its domain. It never keeps anything from being sent. */
export const EmailField = ({ ask, onCorrect, onBlur, onChange, ...field }: EmailFieldProps) => {
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const suggest = (email: string | undefined) => {
    clearTimeout(timer.current);
    setSuggestion(email);
  };
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        type="email"
        autoComplete="email"
        onChange={(event) => {
          suggest(undefined);
          onChange?.(event);
        }}
        onBlur={(event) => {
          const email = String(toFields(event.target)['value'] ?? '');
          clearTimeout(timer.current);
          timer.current = setTimeout(() => suggest(suggestEmail(email)), QUESTION_DELAY_MS);
          onBlur?.(event);
        }}
      />
      <div aria-live="polite" className={styles.question}>
        {suggestion !== undefined && (
          <Button
            look="quiet"
            onClick={() => {
              onCorrect(suggestion);
              suggest(undefined);
            }}
          >
            {ask(suggestion)}
          </Button>
        )}
      </div>
    </div>
  );
};
