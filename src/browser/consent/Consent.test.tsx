/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Consent } from './Consent';
import { startConsent } from './startConsent';

jest.mock('./startConsent');

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

it('starts once for all pages of a visit, and again only where it did not come', async () => {
  const speak = jest.fn();
  jest.mocked(startConsent).mockRejectedValueOnce('no words').mockResolvedValue(speak);
  render(<Consent lang="en" privacy="/page/privacy-policy" isAsked={false} />).unmount();
  await settle();
  expect(speak).not.toHaveBeenCalled();

  const { rerender } = render(<Consent lang="en" privacy="/page/privacy-policy" />);
  await settle();
  rerender(<Consent lang="de" privacy="/page/privacy-policy" />);
  await settle();
  expect(jest.mocked(startConsent).mock.calls).toEqual([
    ['/page/privacy-policy', false],
    ['/page/privacy-policy', true],
  ]);
  expect(speak.mock.calls).toEqual([['en'], ['de']]);
});
