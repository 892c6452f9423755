/**
 * The core set of browser tests: the paths through the shop on several sites, on a desktop and a phone, and one test of
 * each property that needs a browser. Where unit tests hold what a screen does, and another test here its way through a
 * browser, its own is in the complete set. Each pattern is matched against the file and the title of a test.
 */
export const coreTests: readonly RegExp[] = [
  /accessibility\.spec\.ts a plan on pl2 at 390 px/,
  /activities\.spec\.ts without scripts/,
  /blog\.spec\.ts the blog of en on a desktop leads from the list/,
  // With a pointer on a phone here, by keyboard on a desktop below.
  /booking\.spec\.ts .* on pl, phone/,
  /browsing\.spec\.ts/,
  /consent\.spec\.ts (?:en measures nothing|the notice and the dialog work by keyboard)/,
  /fatalErrors\.spec\.ts (?:on pl, a phone a rejection|.* words of Chromium)/,
  /found\.spec\.ts/,
  /keyboard\.spec\.ts by keyboard alone on en, desktop a group plans and books/,
  /languages\.spec\.ts/,
  /map\.spec\.ts the map of en on a desktop shows every city/,
  /measurement\.spec\.ts a whole booking/,
  /notFound\.spec\.ts/,
  /pageBehaviour\.spec\.ts en on a desktop (?:another page|a new page)/,
  /preview\.spec\.ts a draft is seen/,
  /proposal\.spec\.ts a company requests/,
  /roughWeather\.spec\.ts .*the API failing, on pl, phone/,
  /screens\.spec\.ts on (?:en|pl2) /,
  /search\.spec\.ts (?:a mistyped activity is found on en, desktop|an index that does not come)/,
  /trip\.spec\.ts .* on en$/,
  /siteChoice\.spec\.ts a visitor whose browser speaks de-AT/,
];
