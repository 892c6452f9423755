import { parseJson } from './parseJson';

it.each(['null', '0', '""', '[1,{"a":false}]'])('reads %s', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

it.each(['', '{', 'undefined', "{'a':1}", '[1,]'])('has nothing for "%s"', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
