import { useRouter } from 'next/router';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styles from './LoadingBar.module.css';

/** In ms (spec section 9). */
const timing = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 };

type Phase = 'idle' | 'loading' | 'done' | 'failed' | 'fading' | 'fadingRed';

interface LoadingBarProps {
  /** In px: 3, or 6 on the error screen (spec section 9). */
  readonly height?: 3 | 6;
  /**
   * What shows while nothing loads: nothing, or a full bar. `failed` is for the error screen and keeps the bar red in all
   * phases (spec section 2).
   */
  readonly rest?: 'idle' | 'failed';
}

/** A thin bar at the top while the next page loads; red if loading failed. */
export const LoadingBar = ({ height = 3, rest = 'idle' }: LoadingBarProps) => {
  const { events } = useRouter();
  const { t } = useTranslation('common');
  const [phase, setPhase] = useState<Phase>(rest);

  useEffect(() => {
    let now: Phase = rest;
    let timer: number | undefined;
    const later = (ms: number, then: () => void) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(then, ms);
    };
    const show = (next: Phase) => {
      now = next;
      setPhase(next);
    };
    const reset = () => {
      window.clearTimeout(timer);
      show(rest);
    };
    const fade = () => {
      show(now === 'failed' ? 'fadingRed' : 'fading');
      later(timing.resetDelay, reset);
    };
    const end = (how: 'done' | 'failed') => {
      show(how);
      later(timing.hideDelay, fade);
    };
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) later(timing.throttle, () => show('loading'));
    };
    const finish = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      if (now === 'loading') end('done');
      // A page that loaded within the throttle time showed no bar, but the previous bar may still be visible.
      else if (now === rest) reset();
      else fade();
    };
    const fail = (error: { cancelled?: boolean }) => {
      if (!error.cancelled) return end('failed');
      // Another navigation replaced this one, and starts the bar itself if it leads to another page.
      reset();
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', finish);
    events.on('routeChangeError', fail);
    return () => {
      window.clearTimeout(timer);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', finish);
      events.off('routeChangeError', fail);
    };
  }, [events, rest]);

  const size: CSSProperties = {
    height,
    transitionDuration: `${phase === 'loading' ? timing.duration : 300}ms`,
  };
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={phase !== 'loading'}
      className={rest === 'failed' ? `${styles.track} ${styles.red}` : styles.track}
    >
      <div className={`${styles.bar} ${styles[phase]}`} style={size} />
    </div>
  );
};
