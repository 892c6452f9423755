import type { Env } from '@/config/env/env';
import { type Channel, channels } from './message';

export const mailChannels = ['customer', 'shop'] as const satisfies readonly Channel[];

/** The channels that the environment configures. No messages are created for the others. */
export const toChannels = ({
  smtpUrl,
  orderWebhookUrl,
}: Pick<Env, 'smtpUrl' | 'orderWebhookUrl'>): readonly Channel[] =>
  channels.filter((channel) =>
    channel === 'webhook' ? orderWebhookUrl !== undefined : smtpUrl !== undefined,
  );
