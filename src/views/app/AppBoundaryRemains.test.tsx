/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { createI18n } from '@/testing/SiteProviders';
import { AppBoundary } from './AppBoundary';

jest.mock('./ErrorScreen', () => {
  throw new Error('Loading chunk 5 failed.');
});

/** The only property that the boundary reads. */
const frame = { city: 'krakow' } as FrameProps;

const Broken = () => {
  throw new Error('broke');
};

it('where not even the code of the error screen can be had, a heading and the way home remain', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const words = await createI18n('de', 'consumer');
  render(
    <I18nextProvider i18n={words}>
      <AppBoundary frame={frame}>
        <Broken />
      </AppBoundary>
    </I18nextProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    words.t('errors:notFound.heading'),
  );
  const home = screen.getByRole('link', { name: words.t('errors:home') });
  expect(home).toHaveAttribute('href', '/');
  silent.mockRestore();
});
