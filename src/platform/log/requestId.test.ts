import { setTimeout } from 'node:timers/promises';
import { currentRequestId, runWithRequestId } from './requestId';

it('what is done for a request knows which one, however late, and nothing else does', async () => {
  const seen = await Promise.all(
    ['request-1', 'request-2'].map((id) =>
      runWithRequestId(id, async () => {
        await setTimeout(5);
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(['request-1', 'request-2']);
  expect(currentRequestId()).toBeUndefined();
});
