import type { Picture } from '@/ui/images/picture';
import type { SiteId } from '@/config/sites/site';

/** A member of the team. */
export interface Member {
  readonly id: number;
  readonly name: string;
  readonly initials: string;
  readonly role: string;
  readonly about: string;
  /** Name of the city where they work. */
  readonly city: string;
  /** Names of their languages, as one text. */
  readonly languages: string;
}

export interface Office {
  readonly city: string;
  readonly address: string;
  readonly phone: string | null;
}

export interface AboutView {
  readonly team: Picture;
  readonly lead: string;
  readonly description: string;
  readonly story: readonly string[];
  readonly people: readonly Member[];
  /** The offices other than the head office. */
  readonly offices: readonly Office[];
  readonly address: string;
  readonly guarantees: readonly { readonly heading: string; readonly text: string }[];
  /** The site that enquiries are sent from. */
  readonly locale: SiteId;
}
