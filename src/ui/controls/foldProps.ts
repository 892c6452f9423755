import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  /** For its place in the layout. */
  readonly className?: string | undefined;
  readonly look?: 'panel' | 'inline';
  readonly isOpenAtFirst?: boolean;
  readonly children?: ReactNode;
}

export interface QuestionsProps {
  readonly questions: readonly { readonly question: string; readonly answer: ReactNode }[];
}
