export interface SearchToolProps {
  /** Path of the search page. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}
