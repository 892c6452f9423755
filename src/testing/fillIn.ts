import userEvent from '@testing-library/user-event';

/** Pastes a text into a field, for tests that are not about typing: it is rendered once, not after each letter. */
export const fillIn = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
