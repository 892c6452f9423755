import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTypedFaults } from './typedRules.mjs';

const source = `
declare const send: () => Promise<number>;
declare const listen: (heard: () => void) => void;
export const forgotten = () => { send(); };
export const noHandler = () => { send().then(() => 1); };
export const manyForgotten = () => { [1, 2].map(async () => send()); };
export const always = () => (send() ? 'yes' : 'no');
export const spread = () => ({ ...send() });
export const property: { run: () => void } = { run: async () => { await send(); } };
export const argument = () => { listen(async () => { await send(); }); };
export const number = async () => await 5;
export const assertion = (text: string) => text as string;
export const nonNull = (text: string) => text!;
export const missing = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1; } return 2; };
export const withDefault = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1; default: return 2; } };
export const said = () => { void send(); };
`;

const folder = mkdtempSync(join(tmpdir(), 'troupe-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lint with types refuses what each rule is about, and allows what its options allow', async () => {
  const file = join(folder, 'faults.ts');
  writeFileSync(file, source);
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  const refused = (await findTypedFaults([file])).map(({ rule, range }) => {
    const line = Buffer.from(source).subarray(0, range?.pos).toString().split('\n').at(-1);
    return `${/export const (\w+)/.exec(line ?? '')?.[1]} ${rule}`;
  });
  expect(refused.sort()).toEqual([
    'always no-misused-promises',
    'assertion no-unnecessary-type-assertion',
    'forgotten no-floating-promises',
    'manyForgotten no-floating-promises',
    'missing switch-exhaustiveness-check',
    'noHandler no-floating-promises',
    'nonNull no-unnecessary-type-assertion',
    'number await-thenable',
    'property no-misused-promises',
    'spread no-misused-promises',
  ]);
});

it('a file that cannot be checked is an error, never no fault', async () => {
  await expect(findTypedFaults([join(folder, 'gone.ts')])).rejects.toThrow('tsgolint ended with');
});
