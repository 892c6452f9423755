import type { ReactNode, Ref } from 'react';
import type { PlannedExtra } from '@/commerce/cart/catalogue';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Labels of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  /** @param isTyped whether more digits may follow. The number comes again, without it, when the field is left or on Enter. */
  readonly onChange: (value: number, isTyped?: boolean) => void;
  /** Called for a number below the minimum, stepped or typed; without it, the minimum is the least. */
  readonly onBelow?: () => void;
  /** Key of local storage under which a number is kept that is typed before the field has hydrated, see `deferredScriptLoader`. */
  readonly keptAs?: string | undefined;
  /** Label beside the number, above it in a row of fields, or only for screen readers. */
  readonly look?: 'beside' | 'stacked' | 'bare';
}

/** What other code may do with a date field. */
export interface DateFieldHandle {
  /** Opens the calendar; when it closes, the field has the focus. */
  readonly open: () => void;
}

export interface DateFieldProps {
  readonly ref?: Ref<DateFieldHandle>;
  /** Id of the button, for code that has to find it. */
  readonly id?: string;
  readonly label: string;
  /** `YYYY-MM-DD`, like all days here. */
  readonly value: string | null;
  /** The first selectable day. While it is `null`, no day can be selected. */
  readonly today: string | null;
  /** An additional lower limit. */
  readonly first?: string | null;
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays?: readonly number[];
  /** Text while no day is selected. */
  readonly empty: string;
  readonly onChange: (day: string | null) => void;
  /** Called after a day was chosen in the calendar, when that has closed. */
  readonly onChosen?: () => void;
  readonly canClear?: boolean;
  /** `form`: the label is as those of the other fields of a form. */
  readonly look?: 'form';
  /** Id of the error text. */
  readonly describedBy?: string;
}

export interface ExtraFieldProps {
  readonly extra: PlannedExtra & { readonly description?: string };
  /** Quantity in the plan; 0 if it is not planned. */
  readonly quantity: number;
  /** Of the checkbox. */
  readonly id?: string;
  readonly onToggle: () => void;
  readonly onQuantity: (quantity: number) => void;
}

export interface CheckChipProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export interface Choice<Value, Label> {
  readonly value: Value;
  readonly label: Label;
}

export interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  /** Another text if nothing is chosen yet. */
  readonly value: Value;
  readonly choices: readonly Choice<Value, ReactNode>[];
  readonly onChange: (value: Value) => void;
  /** Chips side by side, joined to a switch that shows its legend, or a row of equal parts. */
  readonly look?: 'chips' | 'switch' | 'row';
}

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** `undefined` selects the first entry, `any`. */
  readonly value: Value | undefined;
  readonly any: string;
  readonly options: readonly Choice<Value, string>[];
  readonly onChange: (value: Value | undefined) => void;
}

export interface CurrencySelectProps {
  readonly look: 'strip' | 'drawer';
}
