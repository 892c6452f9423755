import type { ProseNodeProps } from '@/components/proseNodes';

export const isBlank = (node: ProseNodeProps): boolean =>
  typeof node === 'string' && node.trim() === '';
