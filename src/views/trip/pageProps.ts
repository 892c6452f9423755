export interface TripViewProps {
  /** Path of the page. */
  readonly page: string;
  /** Path of the page that shows a trip without scripts. */
  readonly read: string;
  /** Path of the page of a charge, without its token. */
  readonly pay: string;
  /** Whether the shop sends e-mails, so that a lost link can be sent. */
  readonly canRecover: boolean;
  /** The brand's number for groups on their way, if it has one. */
  readonly emergencyPhone: string | null;
}
