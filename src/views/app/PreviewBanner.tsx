import { leavePath } from '@/server/preview/leavePath';

/** Texts of the banner, from the namespace `preview`. */
export interface PreviewWords {
  readonly notice: string;
  readonly leave: string;
}

/**
 * Banner over every page that is shown with drafts. It belongs to the document instead of the page, so that visitors
 * load no script for it.
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
