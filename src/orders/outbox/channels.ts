import type { Env } from '@/env/env';
import { type Channel, channels } from './message';

export const mailChannels = ['customer', 'shop'] as const satisfies readonly Channel[];

/** Those that the environment has set up. Nothing is written for the others, then or later. */
export const toChannels = ({
  smtpUrl,
  orderWebhookUrl,
}: Pick<Env, 'smtpUrl' | 'orderWebhookUrl'>): readonly Channel[] =>
  channels.filter((channel) =>
    channel === 'webhook' ? orderWebhookUrl !== undefined : smtpUrl !== undefined,
  );
