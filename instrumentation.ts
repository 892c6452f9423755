/** Next calls this once, before the server accepts requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readAsOriginForm } = await import('@/server/security/readAsOriginForm');
  readAsOriginForm();
  (await import('@/hacks/nodeStream')).renderForNode();
  // A build contacts no other service.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return;
  const [
    { getEnv },
    { toChannels },
    { isBehindCacheServer },
    { openStore },
    { watchOrders },
    { startOperatorSocket },
    { startTripSweep },
    { startRetention },
  ] = await Promise.all([
    import('@/config/env/getEnv'),
    import('@/commerce/orders/outbox/channels'),
    import('@/platform/process/behindCacheServer'),
    import('@/commerce/orders/store/openStore'),
    import('@/commerce/orders/watchOrders'),
    import('@/commerce/orders/operator/startOperatorSocket'),
    import('@/commerce/trips/sweepTrips'),
    import('@/commerce/orders/retention'),
  ]);
  const { whenActive } = await import('@/platform/process/standby');
  // The cache server has prepared the data before it starts this process, and guards each request.
  if (!isBehindCacheServer()) {
    const [{ guardRequests }, { createPreviewGate }, { prepareDataOrExit }] = await Promise.all([
      import('@/server/preview/guardRequests'),
      import('@/server/preview/previewGate'),
      import('@/commerce/orders/prepareData'),
    ]);
    guardRequests(createPreviewGate(getEnv().revalidateSecret));
    await prepareDataOrExit(getEnv());
  }
  whenActive(() => watchOrders(getEnv(), openStore));
  whenActive(() => startOperatorSocket(getEnv(), openStore));
  whenActive(() => startTripSweep(openStore));
  whenActive(() => startRetention(openStore));
  // The dispatcher loads the whole catalogue. Most shops have no channel and do not need it.
  if (toChannels(getEnv()).length === 0) return;
  const { startDispatcher } = await import('@/commerce/notifications/startDispatcher');
  whenActive(startDispatcher);
};
