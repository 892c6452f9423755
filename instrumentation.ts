/** Called by Next once, before the server takes requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readAsOriginForm } = await import('@/security/readAsOriginForm');
  readAsOriginForm();
  // A build asks nobody outside.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return;
  const { getEnv } = await import('@/env/getEnv');
  const { toChannels } = await import('@/orders/outbox/channels');
  // What sends knows the whole catalogue, and few need it.
  if (toChannels(getEnv()).length === 0) return;
  const { startDispatcher } = await import('@/notifications/startDispatcher');
  startDispatcher();
};
