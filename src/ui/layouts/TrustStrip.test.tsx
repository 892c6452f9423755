/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLive } from '@/ui/hooks/useLive';
import { renderInSite } from '@/testing/SiteProviders';
import { TrustStrip } from './TrustStrip';

let changeDeposit: (deposit: number) => void;

/** Sets the terms as the API would. */
const Terms = () => {
  const { tell } = useLive();
  useEffect(() => {
    changeDeposit = (deposit) => act(() => tell({ terms: { tax: null, deposit } }));
  }, [tell]);
  return null;
};

const open = (siteId: 'en' | 'de') =>
  renderInSite(
    <>
      <Terms />
      <TrustStrip />
    </>,
    { siteId },
  );

const deposit = () => screen.getAllByRole('listitem')[0]?.textContent?.trim();

it('promises the deposit that the brand asks for', async () => {
  await open('en');
  expect(deposit()).toBe('30% deposit after confirmation');
  changeDeposit(45);
  expect(deposit()).toBe('45% deposit after confirmation');
});

it('writes it as the language does', async () => {
  await open('de');
  changeDeposit(12.5);
  expect(deposit()).toBe('12,5\u00a0% Anzahlung nach Bestätigung');
});

it('promises the reply time and the free changes of the shop', async () => {
  await open('en');
  expect(screen.getByText('Reply within 1 working day')).toBeInTheDocument();
  expect(screen.getByText('Free changes up to 30 days before')).toBeInTheDocument();
});
