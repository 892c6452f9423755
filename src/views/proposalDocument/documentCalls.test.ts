import { fetchAnswer } from '@/platform/http/client';
import { sendCommand, type SentCommand } from './documentCalls';

jest.mock('@/platform/http/client');

beforeEach(() => jest.mocked(fetchAnswer).mockResolvedValue({ status: 200, body: {} }));

it.each<[SentCommand, number]>([
  [{ kind: 'makeLink', scope: 'read', label: 'Boss' }, 0],
  [{ kind: 'endLink', id: 'link' }, 1],
])('%j is repeated by the network %i times: a link would be made twice', async (command, times) => {
  await sendCommand('document', command);
  expect(fetchAnswer).toHaveBeenCalledWith(
    '/api/proposal/command',
    expect.objectContaining({ retries: times }),
  );
});
