import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '@/lib/messageOf';
import { err, ok, type Result } from '@troupe/basics/result';

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/**
 * Parses the arguments of a command, and refuses options that it does not have.
 *
 * @returns options and words, or one line that says what is wrong with the arguments
 */
export const parseOptions = <Config extends ParseArgsConfig>(
  config: Config,
): Result<Parsed<Config>, string> => {
  try {
    return ok(parseArgs(config));
  } catch (error) {
    // Keep only the first sentence. The rest of Node's message is about file names that look like options.
    return err(messageOf(error).replace(/\.\s.*$/s, ''));
  }
};
