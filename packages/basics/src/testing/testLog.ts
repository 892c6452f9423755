import type { Log } from '../log';

/** @returns a log, and the lines that were written to it, each with its level in front */
export const createTestLog = (): { readonly log: Log; readonly lines: string[] } => {
  const lines: string[] = [];
  const at = (level: keyof Log) => (text: string) => {
    lines.push(`${level} ${text}`);
  };
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines };
};
