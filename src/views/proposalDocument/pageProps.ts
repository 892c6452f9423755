export interface DocumentViewProps {
  /** Path of the page. */
  readonly page: string;
}
