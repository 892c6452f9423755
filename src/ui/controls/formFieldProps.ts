import type { FocusEventHandler, ChangeEventHandler, HTMLInputTypeAttribute, Ref } from 'react';

export interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, for optional fields. */
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  /** Validation error. */
  readonly error?: string | undefined;
}

/** What react-hook-form registers a field with. */
export interface RegisteredProps {
  readonly ref?: Ref<HTMLElement>;
  readonly name?: string;
  readonly onChange?: ChangeEventHandler<HTMLElement>;
  readonly onBlur?: FocusEventHandler<HTMLElement>;
}

export interface TextFieldProps extends FormFieldProps, RegisteredProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** What it has at first. */
  readonly defaultValue?: string;
  /** Makes it a field for several lines, which grows with its text from this height. */
  readonly rows?: number;
}

export interface FormSelectProps extends FormFieldProps, RegisteredProps {
  /** The first entry, with an empty value. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
