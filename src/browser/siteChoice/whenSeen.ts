/** A prerendered page has no visitor yet. @returns resolves when it has one */
export const whenSeen = async (): Promise<void> => {
  if (!Reflect.get(document, 'prerendering')) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
};
