import type { ShopGroup } from '@/mesh/mesh';
import type { Language } from '@/sites/site';

/**
 * What people come for, in the words that they type: all that a site sells is for it, and hardly anything says so. A
 * site has those of its own audience alone.
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
