import { type KeyboardEvent, useState } from 'react';

interface OptionKeys {
  /** Index of the option that Enter would choose; `null` for none. */
  readonly active: number | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keyboard control of a field with a list, as in the ARIA Authoring Practices: the focus stays in the field, arrow keys
 * move through the options and, past either end, back to none.
 *
 * @param typed a change resets the active option; it is kept while more options for the same text arrive
 */
export const useOptionKeys = <Option>(
  typed: string,
  options: readonly Option[],
  choose: (option: Option) => void,
): OptionKeys => {
  const [state, setState] = useState<{ typed: string; place: number | null }>();
  const place = state?.typed === typed ? state.place : null;
  const active = place !== null && place < options.length ? place : null;
  const go = (steps: 1 | -1) => {
    // "No option" counts as one more position, before the first option.
    const places = options.length + 1;
    const next = ((active ?? -1) + 1 + steps + places) % places;
    setState({ typed, place: next === 0 ? null : next - 1 });
  };
  return {
    active,
    onKeyDown: (event) => {
      const option = active === null ? undefined : options[active];
      // Keys of an input method's composition must not be handled.
      if (event.nativeEvent.isComposing || options.length === 0) return;
      if (event.key === 'ArrowDown') go(1);
      else if (event.key === 'ArrowUp') go(-1);
      else if (event.key === 'Enter' && option) choose(option);
      else return;
      event.preventDefault();
    },
  };
};
