import { type KeyboardEvent, useState } from 'react';

interface OptionKeys {
  /** Place of the option that Enter would take; `null` where it would take none. */
  readonly active: number | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a field with a list below it, as the ARIA Authoring Practices have them: the focus stays in the field,
 * arrows go through the options and, past either end, back to none of them.
 *
 * @param typed with other words none of the options is active; while those for the same words still come, the place is
 *   kept that was gone to
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
    // None of them counts as one more place, before the first.
    const places = options.length + 1;
    const next = ((active ?? -1) + 1 + steps + places) % places;
    setState({ typed, place: next === 0 ? null : next - 1 });
  };
  return {
    active,
    onKeyDown: (event) => {
      const option = active === null ? undefined : options[active];
      // What is still being composed is not for us.
      if (event.nativeEvent.isComposing || options.length === 0) return;
      if (event.key === 'ArrowDown') go(1);
      else if (event.key === 'ArrowUp') go(-1);
      else if (event.key === 'Enter' && option) choose(option);
      else return;
      event.preventDefault();
    },
  };
};
