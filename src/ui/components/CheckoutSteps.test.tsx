/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { CheckoutSteps } from './CheckoutSteps';

it('names all steps in order, and points at the one that the visitor is at', async () => {
  await renderInSite(<CheckoutSteps step={2} />);
  const steps = within(screen.getByRole('list', { name: 'Booking steps' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(steps.map((step) => within(step).getByText(/^\D+$/).textContent)).toEqual([
    'Choose activities',
    'Check your plan',
    'Your details',
    'Done',
  ]);
});

it('ticks off those that are done, and numbers the others', async () => {
  await renderInSite(<CheckoutSteps step={2} />);
  expect(screen.queryByText('1')).not.toBeInTheDocument();
  expect(screen.queryByText('2')).not.toBeInTheDocument();
  expect(screen.getByText('3')).toBeInTheDocument();
  expect(screen.getByText('4')).toBeInTheDocument();
});
