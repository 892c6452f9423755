import { send } from '../http';
import type { Candidate } from './candidates';

/** The number of parallel requests. */
const SENDERS = 8;

const siteOf = ({ host }: Candidate): string => host.replace('.localhost', '');

const toRange = (sites: readonly string[]): string => {
  const distinct = [...new Set(sites)];
  return distinct.length === 1
    ? ` (${distinct.join()})`
    : distinct.length === 11
      ? ' (all)'
      : ` (${distinct.join()})`;
};

/** @returns the status, with the content type of a 200 */
const probe = async ({ host, path, method }: Candidate, port: number): Promise<string> => {
  const { status, headers } = await send({ path, method, port, headers: { host } });
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  return status === 200 && type !== '' ? `200 ${type}` : String(status);
};

/**
 * Requests every candidate from a running shop.
 *
 * @returns a line for each label with a response other than 404
 */
export const surveyShop = async (
  candidates: readonly Candidate[],
  port: number,
): Promise<readonly string[]> => {
  const answers: string[] = new Array<string>(candidates.length).fill('');
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next; at < candidates.length; at = next) {
      next += 1;
      const candidate = candidates[at];
      if (candidate) answers[at] = await probe(candidate, port);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
  const lines = new Map<string, string[]>();
  for (const [at, candidate] of candidates.entries()) {
    const answer = answers[at] ?? '';
    if (answer === '404') continue;
    const line = `${candidate.label}  ${candidate.method}  ${answer}`;
    lines.set(line, [...(lines.get(line) ?? []), siteOf(candidate)]);
  }
  return [...lines].map(([line, sites]) => `${line}${toRange(sites)}`).sort();
};
