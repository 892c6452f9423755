/** Leads to a part of the page. It leaves the fragment of the address alone, which has the id of the trip. */
export const focusPart = (event: { preventDefault: () => void }, id: string): void => {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  const target = part?.hasAttribute('tabindex') ? part : part?.querySelector<HTMLElement>('input');
  target?.focus({ preventScroll: true });
};
