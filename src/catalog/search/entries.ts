import type { AsPlainObject } from 'minisearch';
import type { Language } from '@/config/sites/site';

/** An activity in one of its cities. */
export interface Place {
  /** The index of the city in the list of entries. */
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
  /** PLN per person, of the cheapest activity with a price per person. */
  readonly price: number | null;
  /** Other names of the city: its form in sentences and its slug. */
  readonly also: readonly string[];
}

/** One activity in all its cities, so that it is found once and not eight times. */
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

/** A page that can be found, with the fields that a list of results shows. */
export type Entry = CityEntry | ActivityEntry | TextEntry;

export type EntryKind = Entry['kind'];

/** The indexed texts of an entry. */
export interface Texts {
  readonly title: string;
  /** Other words for the same thing. */
  readonly also: string;
  /** Names of related cities. */
  readonly cities: string;
  readonly body: string;
}

/** The data with which a browser searches a site. */
export interface SearchData {
  readonly lang: Language;
  /** The id of an entry is its position. Within a kind, the most important come first. */
  readonly entries: readonly Entry[];
  readonly index: AsPlainObject;
}
