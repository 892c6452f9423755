import type { ContactLinks } from '@/ui/components/AskAboutGroup';
import type { FrameProps } from './frameProps';

export const toContactLinks = ({
  brand,
  links,
}: Pick<FrameProps, 'brand' | 'links'>): ContactLinks => ({
  chat: brand.chatHref,
  form: `${links.about}#contact`,
});
