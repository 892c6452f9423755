import { log } from '@/platform/log/log';
import { sites } from '@/config/sites/records';
import { company } from '@/testing/company';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import { createOpenPointsLog } from './openPointsLog';

const small = createSmallContent();
const meshOf = (content: typeof small) => buildMesh([toLoaded(content)]);

it('a start warns once of a brand without a company, and says where to read what it needs', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const logOpenPoints = createOpenPointsLog([sites.de]);
  logOpenPoints(meshOf(small));
  logOpenPoints(meshOf(small));
  expect(warn.mock.calls).toEqual([
    [
      'content: not ready to sell',
      {
        point: expect.stringMatching(
          /^shop-groups\/1\.json: company is missing: no legal notice on de,/,
        ),
        fix: 'see docs/legal.md',
      },
    ],
  ]);
  warn.mockClear();
  createOpenPointsLog([sites.de])(meshOf(edit(small, 'shop-groups/1.json', 'company', company)));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('an edit that adds the company is told, and one that takes it out again warns again', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const info = jest.spyOn(log, 'info').mockImplementation(() => {});
  const logOpenPoints = createOpenPointsLog([sites.de]);
  logOpenPoints(meshOf(small));
  logOpenPoints(meshOf(edit(small, 'shop-groups/1.json', 'company', company)));
  expect(info.mock.calls).toEqual([
    ['content: points before selling are done', { count: 1, left: 0 }],
  ]);
  logOpenPoints(meshOf(small));
  expect(warn).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});
