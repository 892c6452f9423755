/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/blog/planning/what-to-pack#shoes"}
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { findViolations } from '@/testing/axe';
import { createI18n, renderInSite, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { ShareLinks } from './ShareLinks';

const address = 'http://en.localhost:3100/blog/planning/what-to-pack';

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

const show = async () => {
  // Installs its own clipboard stub, which the test replaces.
  const user = userEvent.setup();
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  give('clipboard', { writeText });
  const { container } = await renderInSite(<ShareLinks title="What to pack: a list" />);
  return { user, writeText, container };
};

const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => share.mockReset().mockResolvedValue());
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('where the system has no way to share', () => {
  it('the address of the page is copied, which is said aloud', async () => {
    const { user, writeText } = await show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  });

  it('an address that cannot be copied is shown', async () => {
    const { user, writeText } = await show();
    writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('status')).toHaveTextContent(address);
  });

  it('a browser without a clipboard shows it too', async () => {
    const { user } = await show();
    give('clipboard', undefined);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('status')).toHaveTextContent(address);
  });
});

describe('where the system has a way to share', () => {
  beforeEach(() => void give('share', share));

  it('it is taken, and nothing is copied', async () => {
    const { user, writeText } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([[{ title: 'What to pack: a list', url: address }]]);
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('who changes their mind is left alone', async () => {
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    const { user, writeText } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('the address is copied where that fails', async () => {
    share.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    const { user, writeText } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  });
});

it('writes a letter with the title and the address', async () => {
  await show();
  const mail = screen.getByRole('link', { name: 'Send by email' });
  expect(mail).toHaveAttribute(
    'href',
    `mailto:?subject=What%20to%20pack%3A%20a%20list&body=${encodeURIComponent(address)}`,
  );
});

it('has no link that leads nowhere where no browser has told the address', async () => {
  const i18n = await createI18n('en', 'consumer');
  const html = renderToString(
    <SiteProviders
      siteId="en"
      audience="consumer"
      router={createTestRouter()}
      city={null}
      i18n={i18n}
    >
      <ShareLinks title="What to pack: a list" />
    </SiteProviders>,
  );
  expect(html).not.toContain('<a');
  expect(html).toMatch(/<span [^>]*aria-hidden="true"[^>]*>.*Send by email<\/span>/);
});

it('shuts nobody out', async () => {
  const { container } = await show();
  expect(screen.getByRole('group', { name: 'Pass it on' })).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});
