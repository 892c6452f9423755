import { mkdirSync, writeFileSync } from 'node:fs';
import { ACTIVITIES } from './activities';
import { longLight } from './activityParts/light';

const OUTPUT = new URL('../../public/images/products/', import.meta.url);

/** Ids are only unique within a scene, so each gets the picture's key in front of it. */
const withOwnIds = (key: string, art: string): string =>
  art.replace(/ id="/g, ` id="${key}-`).replace(/url\(#/g, `url(#${key}-`);

const picture = (key: string, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${withOwnIds(key, art + longLight())}</svg>\n`;

mkdirSync(OUTPUT, { recursive: true });
for (const [key, scene] of Object.entries(ACTIVITIES)) {
  writeFileSync(new URL(`${key}.svg`, OUTPUT), picture(key, scene()));
}
