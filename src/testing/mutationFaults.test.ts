import { existsSync, readFileSync } from 'node:fs';
import { applyFault } from '../../bench/mutation/fault';
import { faults } from '../../bench/mutation/faults';

describe.each(faults.map((fault) => [fault.name, fault] as const))(
  'the fault “%s” of the mutation bench',
  (_, fault) => {
    it('can be made in the code as it is', () => {
      const code = readFileSync(fault.file, 'utf8');
      expect(applyFault(fault, code)).not.toBe(code);
    });

    it('names tests that exist', () => {
      expect((fault.tests ?? []).filter((file) => !existsSync(file))).toEqual([]);
    });
  },
);
