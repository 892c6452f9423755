import dynamic from 'next/dynamic';
import { loadPatiently } from '@/lib/loadPatiently';

/** Where a visitor reaches a person. */
export interface ContactLinks {
  readonly chat: string;
  /** The contact form. */
  readonly form: string;
}

export interface AskAboutGroupProps {
  readonly links: ContactLinks;
  /** Activity, day and group in words. */
  readonly text: string;
  readonly people: number;
}

/** Loaded when a group is too large for one session, which is rare. */
export const AskAboutGroup = dynamic<AskAboutGroupProps>(
  () =>
    loadPatiently(() => import('./AskAboutGroupLinks')).then((module) => module.AskAboutGroupLinks),
  { ssr: false },
);
