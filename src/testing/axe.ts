import axe from 'axe-core';

/**
 * The violations that axe finds below an element, one line each. Contrast and visible labels need real styles and
 * measurable text, so they are checked in a browser.
 */
export const findViolations = async (element: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
    },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
};
