import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a page and waits for its lazily loaded parts, so that none arrives in the middle of a test. */
export const renderSettled = async (page: ReactElement) => {
  const rendered = render(page);
  await act(async () => {});
  return rendered;
};
