/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DocumentContent, DraftOption } from '@/commerce/proposals/model/document';
import type { DocumentState, DocumentVersion } from '@/commerce/proposals/model/documentState';
import { renderInSite } from '@/testing/SiteProviders';
import type { SentCommand } from './documentCalls';
import { DraftPanel } from './DraftPanel';

const version: DocumentVersion = {
  number: 1,
  hash: 'a'.repeat(64),
  createdAt: '2026-11-20T10:00:00Z',
  state: 'current',
  signature: null,
};

const toState = (draft: readonly DraftOption[]): DocumentState => ({
  id: 'document',
  scope: 'own',
  versions: [version],
  shown: 1,
  text: null,
  questions: [],
  desk: {
    draft: [...draft],
    links: [],
    next: {
      hash: 'b'.repeat(64),
      isNew: false,
      options: draft.map((option) => ({ ...option, groupSize: 8, items: [], total: null })),
    },
  },
});

const optionOf = (name: DraftOption['name']): DraftOption => ({
  ...{ name, leftOut: [], people: null, firstDay: null },
});

/** The panel of a shop that does what it is told. */
const Desk = () => {
  const [draft, setDraft] = useState<readonly DraftOption[]>([optionOf('A')]);
  const send = async (command: SentCommand) => {
    if (command.kind === 'setOption') setDraft([...draft, optionOf(command.option.name)]);
    if (command.kind === 'removeOption') setDraft(draft.filter((it) => it.name !== command.name));
    return {};
  };
  const brand = { id: 1 };
  const content: DocumentContent = JSON.parse(
    '{"people":8,"currency":"EUR","city":{"timeZone":"Europe/Warsaw"}}',
  );
  return (
    <DraftPanel
      state={toState(draft)}
      version={version}
      actions={{ send, show: () => {}, isSending: false }}
      tell={async (outcome) => (await outcome).problem === undefined}
      content={content}
      heading={{ current: null }}
      brand={JSON.parse(JSON.stringify(brand))}
      page="/proposal"
      home="/"
    />
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the focus goes into the form of an option, and back to where it was opened', async () => {
  await renderInSite(<Desk />, { siteId: 'en2', audience: 'corporate' });
  await press('Add option B');
  expect(screen.getByRole('group', { name: 'Activities of option B' })).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Add option B' })).toHaveFocus();
  await press('Add option B');
  await press('Save option B');
  expect(await screen.findByRole('button', { name: 'Change option B' })).toHaveFocus();
});

it('the focus stays in the panel when an option is gone', async () => {
  await renderInSite(<Desk />, { siteId: 'en2', audience: 'corporate' });
  await press('Add option B');
  await press('Save option B');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove option B' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});
