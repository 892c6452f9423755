import { type Occasion, occasionsOf } from '@/catalog/mesh/nodes/categories';
import type { Audience } from '@/ui/i18n/loadTranslations';

/**
 * What the groups of a brand come for, in the order in which it is offered: all that its audience does, or the one
 * occasion that the brand is for.
 */
export const listOccasions = (group: {
  readonly audience: Audience;
  readonly occasion?: Occasion | undefined;
}): readonly Occasion[] => (group.occasion ? [group.occasion] : occasionsOf[group.audience]);

/** Keys of their names. Each audience loads only its own texts. */
export const occasionKeys = {
  stag: 'consumer:occasion.stag',
  hen: 'consumer:occasion.hen',
  team: 'corporate:occasion.team',
  incentive: 'corporate:occasion.incentive',
} as const satisfies Record<Occasion, string>;
