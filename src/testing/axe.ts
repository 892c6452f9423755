import axe from 'axe-core';

/** What axe finds wrong below an element, one line each. Contrast needs real styles and is checked in a browser. */
export const findViolations = async (element: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
};
