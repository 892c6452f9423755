import { getPicture, linkPictures, listPicturePaths } from './linkPictures';

const facts = { width: 2400, height: 1500, color: '#aabbcc', version: 'v1' };
const pictures = new Map([
  ['/images/cities/krakow.jpg', facts],
  ['/images/fallback.jpg', { ...facts, version: 'f1' }],
]);

it('a picture that is named becomes one that is known; nothing else changes', () => {
  const city = { id: 1, picture: '/images/cities/krakow.jpg', pictures: 'x' };
  expect(linkPictures(city, pictures)).toEqual({
    id: 1,
    picture: { src: '/images/cities/krakow.jpg?v=v1', width: 2400, height: 1500, color: '#aabbcc' },
    pictures: 'x',
  });
});

it('one that is somewhere else is read from there', () => {
  const address = 'https://cms.example/a.jpg';
  const path = '/images/cms/a.jpg';
  expect(getPicture(new Map([[path, { ...facts, address }]]), path)).toEqual({
    src: address,
    width: 2400,
    height: 1500,
    color: '#aabbcc',
  });
});

it('one that is missing is replaced by the drawn one', () => {
  expect(getPicture(pictures, '/images/cities/atlantis.jpg').src).toBe('/images/fallback.jpg?v=f1');
});

it('without any picture at all there is still a size to keep free', () => {
  expect(getPicture(new Map(), '/images/cities/atlantis.jpg')).toMatchObject({
    src: '/images/fallback.jpg',
    width: 1200,
    height: 900,
  });
});

it('names the fields with the paths in them', () => {
  expect(listPicturePaths({ logo: '/images/a.png', hero: '/images/b.jpg', name: 'x' })).toEqual([
    ['logo', '/images/a.png'],
    ['hero', '/images/b.jpg'],
  ]);
});
