import { type RefObject, useEffect } from 'react';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import styles from './emptyPage.module.css';

interface NothingOpenedProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly text: string;
  /** If asking once more may help. */
  readonly retry?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly home: { readonly label: string; readonly href: string };
}

/** Says why a link shows nothing. Its heading takes the focus, so that screen readers announce it. */
export const NothingOpened = ({ heading, title, text, retry, home }: NothingOpenedProps) => {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading, title]);
  return (
    <div className={styles.none}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p>{text}</p>
      {retry && (
        <Button look="cta" onClick={retry.onPress}>
          {retry.label}
        </Button>
      )}
      <ButtonLink href={home.href}>{home.label}</ButtonLink>
    </div>
  );
};
