/** Shows that a select opens. */
export const Chevron = ({ className }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 12 8" aria-hidden="true">
    <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentcolor" strokeWidth="2" />
  </svg>
);
