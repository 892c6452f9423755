import type { Picture } from '@/images/picture';

export interface AboutView {
  readonly team: Picture;
  readonly lead: string;
  readonly description: string;
  readonly story: readonly string[];
  readonly guarantees: readonly { readonly heading: string; readonly text: string }[];
  readonly address: string;
}
