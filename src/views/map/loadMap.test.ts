import { fetchPayload } from '@/platform/http/client';
import { loadMap } from './loadMap';

jest.mock('@/platform/http/client');
jest.mock('./drawMap', () => ({ drawMap: () => ({}) }));

const path = '/maps/europe.json';
const borders = [[1900, 5000, 1, 2]];
const answer = (geodata: unknown) => jest.mocked(fetchPayload).mockResolvedValue(geodata);

it('loads the geodata of a path', async () => {
  answer({ countries: [{ code: 'PL', areas: [[[1900, 5000, 1, 2]]] }], borders });
  expect(await loadMap(path)).toEqual(expect.any(Function));
  expect(fetchPayload).toHaveBeenCalledWith(path);
});

it.each([null, 'x', {}, { countries: [] }, { countries: [{ code: 'PL' }], borders }])(
  'refuses an answer that is no geodata: %j',
  async (wrong) => {
    answer(wrong);
    await expect(loadMap(path)).rejects.toThrow('/maps/europe.json has no geodata');
  },
);
