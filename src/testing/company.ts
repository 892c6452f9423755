import type { Company } from '@/catalog/mesh/nodes/company';

/** An invented company with every field that a legal notice can have. */
export const company: Company = {
  name: 'Example Weekends GmbH',
  legalForm: 'GmbH',
  address: 'Musterstraße 1, 10999 Berlin',
  country: 'DE',
  representatives: ['Erika Beispiel', 'Max Beispiel'],
  responsiblePerson: 'Erika Beispiel',
  register: { name: 'Amtsgericht Charlottenburg', number: 'HRB 0000' },
  vatNumber: 'DE000000000',
  capital: '25.000 €',
  host: {
    name: 'Example Hosting',
    address: '1 rue de l’Exemple, Paris',
    contact: '+33 1 00 00 00 00',
  },
  mediator: { name: 'Example Mediation', address: 'Paris', contact: 'https://mediation.example' },
  insolvencyProtection: { name: 'Example Insurance', address: 'Berlin' },
  updated: '2026-11-20',
};
