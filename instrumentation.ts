/** Called by Next once, before the server takes requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readAsOriginForm } = await import('@/security/readAsOriginForm');
  readAsOriginForm();
};
