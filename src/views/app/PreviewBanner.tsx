import { leavePath } from '@/preview/leavePath';

/** What the banner says, from the namespace `preview`. */
export interface PreviewWords {
  readonly notice: string;
  readonly leave: string;
}

/**
 * Stands over every page while it is seen with drafts. Part of the document and not of the page, so that no visitor
 * loads any script for it.
 */
export const PreviewBanner = ({ notice, leave }: PreviewWords) => (
  <aside
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.25rem 1rem',
      justifyContent: 'center',
      padding: '0.75rem 1rem',
      background: '#1d1d1f',
      color: '#fff',
      font: '600 1rem/1.5 sans-serif',
    }}
  >
    <span>{notice}</span>
    <a href={leavePath} style={{ color: 'inherit' }}>
      {leave}
    </a>
  </aside>
);
