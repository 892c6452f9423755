import type about from '../../../public/locales/en/about.json';
import type activities from '../../../public/locales/en/activities.json';
import type activity from '../../../public/locales/en/activity.json';
import type blog from '../../../public/locales/en/blog.json';
import type booking from '../../../public/locales/en/booking.json';
import type cart from '../../../public/locales/en/cart.json';
import type catalogue from '../../../public/locales/en/catalogue.json';
import type charges from '../../../public/locales/en/charges.json';
import type city from '../../../public/locales/en/city.json';
import type common from '../../../public/locales/en/common.json';
import type consent from '../../../public/locales/en/consent.json';
import type consumer from '../../../public/locales/en/consumer.json';
import type contact from '../../../public/locales/en/contact.json';
import type corporate from '../../../public/locales/en/corporate.json';
import type costs from '../../../public/locales/en/costs.json';
import type destinations from '../../../public/locales/en/destinations.json';
import type errors from '../../../public/locales/en/errors.json';
import type filters from '../../../public/locales/en/filters.json';
import type home from '../../../public/locales/en/home.json';
import type mail from '../../../public/locales/en/mail.json';
import type map from '../../../public/locales/en/map.json';
import type offer from '../../../public/locales/en/offer.json';
import type page from '../../../public/locales/en/page.json';
import type paper from '../../../public/locales/en/paper.json';
import type plan from '../../../public/locales/en/plan.json';
import type planner from '../../../public/locales/en/planner.json';
import type preview from '../../../public/locales/en/preview.json';
import type proposal from '../../../public/locales/en/proposal.json';
import type proposalDocument from '../../../public/locales/en/proposalDocument.json';
import type refusals from '../../../public/locales/en/refusals.json';
import type search from '../../../public/locales/en/search.json';
import type summary from '../../../public/locales/en/summary.json';
import type surprise from '../../../public/locales/en/surprise.json';
import type timeline from '../../../public/locales/en/timeline.json';
import type trip from '../../../public/locales/en/trip.json';
import type thankYou from '../../../public/locales/en/thankYou.json';

/** The shape of all translation files, inferred from the English ones. */
export interface Resources {
  about: typeof about;
  /** The catalogue of all activities. */
  activities: typeof activities;
  activity: typeof activity;
  blog: typeof blog;
  booking: typeof booking;
  /** Names of the catalogue's codes, also shown in lists. */
  catalogue: typeof catalogue;
  cart: typeof cart;
  /** Who has paid the organiser of a trip, and the page of one charge. */
  charges: typeof charges;
  city: typeof city;
  /** The frame around every page. */
  common: typeof common;
  /** The cookie notice and dialog. Loaded by the dialog itself. */
  consent: typeof consent;
  /** The contact form. */
  contact: typeof contact;
  /** Texts that only consumer sites show. */
  consumer: typeof consumer;
  /** Texts that only corporate sites show. */
  corporate: typeof corporate;
  /** Prices by size of the group, and who pays what. Loaded by the parts that show it. */
  costs: typeof costs;
  destinations: typeof destinations;
  /** The error screen, which can replace any page. */
  errors: typeof errors;
  /** Filters, sorting and results of a list of activities. */
  filters: typeof filters;
  home: typeof home;
  /** E-mails to customers and to the shop. Not used by pages. */
  mail: typeof mail;
  map: typeof map;
  /** The offer to switch to the visitor's language, written in that language. */
  offer: typeof offer;
  /** Texts around the content of a static page. */
  page: typeof page;
  /** Sheets to print. Loaded by the part that prints them. */
  paper: typeof paper;
  /** Lines, totals and notices of a plan, for every place that shows one. */
  plan: typeof plan;
  /** Dates and people. */
  planner: typeof planner;
  /** The banner over pages with drafts. */
  preview: typeof preview;
  /** The form of companies that want a proposal. */
  proposal: typeof proposal;
  /** The document of a request for a proposal. */
  proposalDocument: typeof proposalDocument;
  /** Reasons for refused requests, which do not belong to any page. */
  refusals: typeof refusals;
  search: typeof search;
  summary: typeof summary;
  thankYou: typeof thankYou;
  /** A trip that is a surprise: what the guest of honour sees, and what the organiser writes. Loaded by these parts. */
  surprise: typeof surprise;
  /** A plan by day and hour. */
  timeline: typeof timeline;
  trip: typeof trip;
}

export type Namespace = keyof Resources;
