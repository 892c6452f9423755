import { toInitials } from '@/lib/toInitials';
import type { Person } from '@/catalog/mesh/mesh';
import type { Language } from '@/config/sites/site';
import type { AuthorProps } from './pageProps';

export const toAuthor = ({ name, texts }: Person, lang: Language): AuthorProps => ({
  name,
  initials: toInitials(name),
  role: texts[lang]?.role ?? null,
  about: texts[lang]?.about ?? null,
});
