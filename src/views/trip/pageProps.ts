export interface TripViewProps {
  /** Path of the page. */
  readonly page: string;
}
