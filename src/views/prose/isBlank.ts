import type { ProseNodeProps } from '@/ui/components/proseNodes';

export const isBlank = (node: ProseNodeProps): boolean =>
  typeof node === 'string' && node.trim() === '';
