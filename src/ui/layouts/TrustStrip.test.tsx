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
  expect(deposit()).toBe('Only 30% deposit now');
  changeDeposit(45);
  expect(deposit()).toBe('Only 45% deposit now');
});

it('writes it as the language does', async () => {
  await open('de');
  changeDeposit(12.5);
  expect(deposit()).toBe('Jetzt nur 12,5\u00a0% anzahlen');
});
