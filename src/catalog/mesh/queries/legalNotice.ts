import { colonIn } from '@/lib/colonIn';
import type { Language, Site } from '@/config/sites/site';
import da from '../../../../public/locales/da/legalNotice.json';
import de from '../../../../public/locales/de/legalNotice.json';
import en from '../../../../public/locales/en/legalNotice.json';
import fr from '../../../../public/locales/fr/legalNotice.json';
import no from '../../../../public/locales/no/legalNotice.json';
import pl from '../../../../public/locales/pl/legalNotice.json';
import sv from '../../../../public/locales/sv/legalNotice.json';
import type { Mesh } from '../mesh';
import type { Company, CompanyBody } from '../nodes/company';
import type { ParsedProse, ProseElement, ProseNode, ProseTag } from '../prose/prose';

type Words = typeof en;

const words: Readonly<Record<Language, Words>> = { en, de, fr, pl, da, no, sv };

const fill = (text: string, names: Readonly<Record<'brand' | 'company', string>>): string =>
  text.replaceAll(/\{\{(brand|company)\}\}/g, (_, name: 'brand' | 'company') => names[name]);

const element = (tag: ProseTag, children: readonly ProseNode[]): ProseElement => ({
  kind: 'element',
  tag,
  children,
});

/** A heading with lines below it. The lines are plain text, so a company's name cannot be read as markup. */
interface Part {
  readonly id: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

const linesOf = ({ name, address, contact }: CompanyBody): readonly string[] => [
  name,
  address,
  ...(contact === undefined ? [] : [contact]),
];

const listParts = (
  company: Company,
  ways: { readonly email: string; readonly phone: string },
  lang: Language,
): readonly Part[] => {
  const text = words[lang];
  const named = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name}${colonIn(lang)} ${value}`];
  const part = (id: keyof Words, lines: readonly string[]): Part => ({
    id,
    heading: text[id],
    lines,
  });
  const { register, host, mediator, insolvencyProtection } = company;
  const registered = [
    ...(register ? [`${register.name}, ${register.number}`] : []),
    ...named(text.capital, company.capital),
    ...named(text.vat, company.vatNumber),
  ];
  return [
    part('company', [
      company.name,
      ...named(text.legalForm, company.legalForm),
      ...named(text.seat, `${company.address} (${company.country})`),
      ...named(text.email, ways.email),
      ...named(text.phone, ways.phone),
    ]),
    part('register', registered),
    part('representatives', company.representatives),
    part('responsible', [company.responsiblePerson]),
    part('host', host ? linesOf(host) : []),
    part('mediator', mediator ? [text.mediatorText, ...linesOf(mediator)] : []),
    part('insolvency', insolvencyProtection ? linesOf(insolvencyProtection) : []),
  ].filter(({ lines }) => lines.length > 0);
};

const toParagraph = (lines: readonly string[]): ProseElement =>
  element(
    'p',
    lines.flatMap((line, index): ProseNode[] => (index === 0 ? [line] : [element('br', []), line])),
  );

const toProse = (intro: string, parts: readonly Part[]): ParsedProse => ({
  prose: [
    element('p', [intro]),
    ...parts.flatMap(({ id, heading, lines }) => [
      { ...element('h2', [heading]), id },
      toParagraph(lines),
    ]),
  ],
  headings: parts.map(({ id, heading }) => ({ id, text: heading, level: 2 })),
  words: [intro, ...parts.flatMap(({ lines }) => lines)].join(' ').split(/\s+/).length,
  problems: [],
});

/**
 * The page that names the company behind a site's brand, made from its record; `undefined` without one.
 */
export const createLegalNotice = (mesh: Mesh, site: Site) => {
  const group = mesh.shopGroups.get(site.shopGroupId);
  const company = group?.company;
  if (!group || !company) return undefined;
  const text = words[site.lang];
  const names = { brand: group.name, company: company.name };
  return {
    key: 'legal-notice',
    lang: site.lang,
    kind: 'legal-notice' as const,
    slug: text.slug,
    title: text.title,
    summary: fill(text.summary, names),
    audiences: [group.audience],
    draft: false,
    menu: 'legal' as const,
    updated: company.updated,
    // Made here, from no file.
    gitBlobId: undefined,
    read: () => toProse(fill(text.brand, names), listParts(company, group, site.lang)),
  };
};
