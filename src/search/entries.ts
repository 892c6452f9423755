import type { AsPlainObject } from 'minisearch';
import type { Language } from '@/sites/site';

/** An activity in one of the cities that have it. */
export interface Place {
  /** Of the city, among the entries. */
  readonly city: number;
  readonly href: string;
  /** PLN: per person, or for the group when `single`. */
  readonly price: number;
  readonly single: boolean;
}

export interface CityEntry {
  readonly kind: 'city';
  readonly title: string;
  /** One line below the title. */
  readonly note: string;
  readonly href: string;
  readonly picture: string;
  /** PLN per person, of the cheapest activity that is priced so. */
  readonly price: number | null;
  /** What else the city is called: as it stands in sentences and in addresses. */
  readonly also: readonly string[];
}

/** One activity however many cities have it, so that it is found once and not eight times. */
export interface ActivityEntry {
  readonly kind: 'activity';
  readonly title: string;
  readonly note: string;
  readonly picture: string;
  /** In the order of the brand's cities. Never empty. */
  readonly places: readonly Place[];
}

export interface TextEntry {
  readonly kind: 'post' | 'page';
  readonly title: string;
  readonly note: string;
  readonly href: string;
}

/** What can be found, with as much as a list of results shows. */
export type Entry = CityEntry | ActivityEntry | TextEntry;

export type EntryKind = Entry['kind'];

/** What an entry is found by. */
export interface Texts {
  readonly title: string;
  /** Other words for the same thing. */
  readonly also: string;
  /** Names of the cities that it has to do with. */
  readonly cities: string;
  readonly body: string;
}

/** What a browser needs to search a site. */
export interface SearchData {
  readonly lang: Language;
  /** By id: their place in the list. Of a kind the most important come first. */
  readonly entries: readonly Entry[];
  readonly index: AsPlainObject;
}
