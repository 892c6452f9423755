import type { Language, Site } from '@/config/sites/site';
import { factsFile } from '../collections';
import type { Mesh, ShopGroup } from '../mesh';
import type { Company } from '../nodes/company';

/** What a brand has to add before its sites may sell. The sites work without it, so it is no fault of the content. */
export interface OpenPoint {
  /** Path below the content folder. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

type Optional = 'register' | 'vatNumber' | 'capital' | 'host' | 'mediator';

const everywhere = ['register', 'vatNumber'] as const;

/**
 * The fields that sites in a language need besides the required ones, by the law of the countries that they address.
 * `docs/legal.md` has the reasons.
 */
const neededIn: Readonly<Record<Language, readonly Optional[]>> = {
  en: everywhere,
  de: everywhere,
  fr: [...everywhere, 'capital', 'host'],
  pl: [...everywhere, 'capital'],
  da: everywhere,
  no: everywhere,
  sv: everywhere,
};

/** A business that sells to consumers in these languages has to name where they can complain. */
const mediatedIn: ReadonlySet<Language> = new Set(['fr', 'da', 'no', 'sv']);

const needs = (field: Optional, group: ShopGroup, lang: Language): boolean =>
  field === 'mediator'
    ? group.audience === 'consumer' && mediatedIn.has(lang)
    : neededIn[lang].includes(field);

const fields: readonly Optional[] = ['register', 'vatNumber', 'capital', 'host', 'mediator'];

const listMissing = (
  group: ShopGroup,
  company: Company,
  own: readonly Site[],
): readonly OpenPoint[] =>
  fields
    .filter((field) => company[field] === undefined)
    .flatMap((field) => {
      const asking = own.filter(({ lang }) => needs(field, group, lang)).map(({ id }) => id);
      if (asking.length === 0) return [];
      return [
        {
          file: factsFile('shop-groups', group.key),
          field: `company.${field}`,
          reason: `is missing: the legal notice of ${asking.join(', ')} has to name it`,
        },
      ];
    });

/** Reports brands whose company is not recorded, or without a field that the country of one of their sites asks for. */
export const findOpenPoints = (mesh: Mesh, sites: readonly Site[]): readonly OpenPoint[] =>
  [...mesh.shopGroups.values()].flatMap((group) => {
    const own = sites.filter(({ shopGroupId }) => shopGroupId === group.id);
    if (own.length === 0) return [];
    if (group.company) return listMissing(group, group.company, own);
    return [
      {
        file: factsFile('shop-groups', group.key),
        field: 'company',
        reason: `is missing: no legal notice on ${own.map(({ id }) => id).join(', ')}, and nothing says whom a customer of ${group.name} has a contract with`,
      },
    ];
  });

export const formatOpenPoint = ({ file, field, reason }: OpenPoint): string =>
  `${file}: ${field} ${reason}`;
