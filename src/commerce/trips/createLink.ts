import { randomUUID } from 'node:crypto';
import { createRandomText } from '@/commerce/orders/linkKey';
import type { LinkScope } from './model/trip';
import type { NewCapability } from './store/capabilityRow';

/** In characters of 6 bits: 131 bits. */
const TOKEN_LENGTH = 22;

/** Creates a link that does not exist yet. Its token is shown once, and stored as a hash. */
export const createLink = (
  scope: LinkScope,
  guestId: string | null,
  now: Date,
  { label = null, isMailed = false }: Partial<Pick<NewCapability, 'label' | 'isMailed'>> = {},
): NewCapability => ({
  id: randomUUID(),
  token: createRandomText(TOKEN_LENGTH),
  scope,
  guestId,
  createdAt: now.toISOString(),
  label,
  isMailed,
});
