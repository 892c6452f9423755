import type { ShopGroup } from '@/catalog/mesh/mesh';
import type { Language } from '@/config/sites/site';

/**
 * Occasions in the words that visitors type: everything on a site serves them, but few texts name them. Each site only
 * gets the words of its audience.
 */
export const occasionWords: Readonly<
  Record<ShopGroup['audience'], Readonly<Record<Language, string>>>
> = {
  consumer: {
    en: 'stag do hen party weekend bachelor bachelorette',
    de: 'Junggesellenabschied Junggesellinnenabschied JGA Polterabend',
    fr: 'enterrement de vie de garçon jeune fille EVG EVJF célibataire',
    pl: 'wieczór kawalerski panieński',
    da: 'polterabend',
    no: 'utdrikningslag',
    sv: 'svensexa möhippa',
  },
  corporate: {
    en: 'team building teambuilding company outing away day offsite incentive',
    de: 'Betriebsausflug Firmenevent Firmenfeier Teambuilding Incentive',
    fr: "séminaire sortie d'entreprise team building teambuilding incentive",
    pl: 'wyjazd firmowy impreza firmowa integracja integracyjny teambuilding',
    da: 'firmatur firmafest teambuilding',
    no: 'firmatur firmafest teambuilding',
    sv: 'företagsresa företagsfest kickoff teambuilding',
  },
};
