import { sites } from '@/config/sites/records';
import { log } from '@/platform/log/log';
import { toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import { createMissingGroupsLog } from './missingGroupsLog';

it('a site whose shop group does not exist is told of once, with what to do', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  const logMissing = createMissingGroupsLog([sites.de, { ...sites.en, shopGroupId: 99 }]);
  logMissing(mesh);
  logMissing(mesh);
  expect(warn.mock.calls).toEqual([
    [
      'content: a site has no shop group',
      { site: 'en', shopGroupId: 99, fix: expect.stringMatching(/SHOP_GROUP_ID or SITES_FILE/) },
    ],
  ]);
  warn.mockRestore();
});
