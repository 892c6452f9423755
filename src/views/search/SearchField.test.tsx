/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '@/testing/SiteProviders';
import { SearchField } from './SearchField';

let i18n: Awaited<ReturnType<typeof createI18n>>;

beforeAll(async () => {
  i18n = await createI18n('en', 'consumer');
});

const toField = (value: string, onType: (text: string) => void) => (
  <I18nextProvider i18n={i18n}>
    <SearchField path="/search" value={value} onType={onType} onSubmit={() => {}} />
  </I18nextProvider>
);

const getField = () => screen.getByRole<HTMLInputElement>('searchbox');

/** Shows the page as the server sends it; scripts have not run. */
const showServerPage = (onType: (text: string) => void) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(toField('', onType));
  return container;
};

afterEach(() => document.body.replaceChildren());

it('takes over what was typed before scripts ran', async () => {
  const onType = jest.fn();
  const container = showServerPage(onType);
  getField().value = 'kart';
  render(toField('', onType), { container, hydrate: true });
  expect(onType).toHaveBeenCalledWith('kart');
  expect(getField().value).toBe('kart');
});

it('keeps a letter that is typed while an earlier one is rendered', async () => {
  const onType = jest.fn();
  const container = showServerPage(onType);
  getField().value = 'k';
  const { rerender } = render(toField('', onType), { container, hydrate: true });
  getField().value = 'ka';
  await act(async () => rerender(toField('k', onType)));
  expect(getField().value).toBe('ka');
});

it('shows a text that comes from elsewhere', () => {
  const { rerender } = render(toField('karting', () => {}));
  rerender(toField('beer', () => {}));
  expect(getField().value).toBe('beer');
});
