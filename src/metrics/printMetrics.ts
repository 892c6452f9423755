import type { Family, Sample } from './family';

/** What Prometheus reads (text exposition format 0.0.4). */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

const printValue = (value: number) =>
  value === Number.POSITIVE_INFINITY ? '+Inf' : value === Number.NEGATIVE_INFINITY ? '-Inf' : value;

const printSample = (name: string, { suffix, labels, value }: Sample): string => {
  const inBraces = labels.map(([label, text]) => `${label}="${escapeLabel(text)}"`).join(',');
  return `${name}${suffix}${inBraces && `{${inBraces}}`} ${printValue(value)}\n`;
};

/** @param families of one process after the other; those of one name become one */
export const printMetrics = (families: readonly Family[]): string => {
  const byName = new Map<string, Family>();
  for (const family of families) {
    const samples = [...(byName.get(family.name)?.samples ?? []), ...family.samples];
    byName.set(family.name, { ...family, samples });
  }
  return [...byName.values()]
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n`,
        ...samples.map((sample) => printSample(name, sample)),
      ].join(''),
    )
    .join('');
};
