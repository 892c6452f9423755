import { useEffect } from 'react';
import styles from './Image.module.css';

interface ImageFallbackProps {
  readonly alt: string;
  readonly className: string | undefined;
  /** Fetches the picture once more. `undefined` if that has failed, too. */
  readonly tryAgain: (() => void) | undefined;
}

/** How long a busy image proxy refuses pictures, and a connection may be lost. */
const RETRY_MS = 15_000;

/** Replaces a picture that failed to load. It is inline SVG in the brand's colours, so it always renders. */
export const ImageFallback = ({ alt, className, tryAgain }: ImageFallbackProps) => {
  useEffect(() => {
    if (!tryAgain) return undefined;
    const timer = setTimeout(tryAgain, RETRY_MS);
    return () => clearTimeout(timer);
  }, [tryAgain]);
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      data-state="error"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path className={styles.air} d="M0 0h120v90H0z" />
      <circle className={styles.sun} cx="82" cy="38" r="13" />
      <path className={styles.far} d="M0 62 26 40l18 15 22-21 30 26 24-12v42H0z" />
      <path className={styles.near} d="M0 74c20-10 42-9 62-3s40 4 58-5v24H0z" />
    </svg>
  );
};
