/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { DocumentContent } from '@/commerce/proposals/model/document';
import type { DocumentState } from '@/commerce/proposals/model/documentState';
import { renderInSite } from '@/testing/SiteProviders';
import { Cover } from './Cover';
import { OptionsTable } from './OptionsTable';
import { createContent, createItem, createOption } from './testing/content';

const version: DocumentState['versions'][number] = {
  ...{ number: 1, hash: 'a'.repeat(64), createdAt: '2026-11-20T10:00:00Z' },
  ...{ state: 'current', signature: null },
};
const state: DocumentState = {
  ...{ id: 'document', scope: 'read', versions: [version], shown: 1, text: null },
  ...{ questions: [], desk: null },
};

const held = createItem({ productId: 1, day: '2026-11-27', dateChoice: 'held' });
const any = createItem({ productId: 3, day: '2026-12-09', dateChoice: 'any' });
const heldText = /^Choose a day \(pencilled in for now: .*27 Nov 2026\)$/;

const showCover = async (content: Partial<DocumentContent>) => {
  await renderInSite(
    <Cover
      content={createContent(content)}
      version={version}
      state={state}
      heading={{ current: null }}
    />,
    { siteId: 'en2', audience: 'corporate' },
  );
  return screen.getByText('When').nextElementSibling;
};

it('the cover has the days that somebody has chosen', async () => {
  const items = [held, createItem(), createItem({ productId: 4, day: '2026-12-06' }), any];
  expect(await showCover({ options: [createOption('A', items)] })).toHaveTextContent(
    /^5 December 2026 – 6 December 2026$/,
  );
});

it('the cover says that a day still has to be chosen', async () => {
  expect(await showCover({ options: [createOption('A', [held])] })).toHaveTextContent(heldText);
});

it('the first day of an option is one that somebody has chosen, or still has to be chosen', async () => {
  const options = [createOption('A', [held, createItem()]), createOption('B', [held])];
  await renderInSite(<OptionsTable content={createContent({ options })} />, {
    ...{ siteId: 'en2', audience: 'corporate' },
  });
  expect(screen.getByRole('cell', { name: '5 December 2026' })).toBeVisible();
  expect(screen.getByRole('cell', { name: heldText })).toBeVisible();
});
