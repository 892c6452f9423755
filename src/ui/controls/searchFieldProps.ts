export interface SearchFieldProps {
  /** Path of the page, which the form submits to before scripts run. */
  readonly path: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}
