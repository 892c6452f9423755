import { mkdirSync, mkdtempSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import sharp from 'sharp';
import { detectType, limits } from '@troupe/image-proxy/source';
import { bombPng, gif, jpeg, png } from '@troupe/image-proxy/testing';
import { createShopProcess } from '../shopProcess';
import { anyQuestion, type Question } from './questions';
import { startStrangeHosts } from './strangeHosts';

/**
 * `npm run bench:fuzz`: sends valid requests and requests that must be rejected to the image proxy of the built shop.
 * Needs a finished build. A number as an argument sets the number of requests (20,000 by default).
 */
const count = Number(process.argv[2] ?? 20_000);
const askers = 24;
const port = 3292;
/** The limits bound the memory; this includes the shop's own memory. */
const mostMemory = 1_500_000_000;

const room = mkdtempSync(join(tmpdir(), 'troupe-images-'));
const content = join(room, 'content');
cpSync('content', content, { recursive: true });
const put = (file: string, bytes: Buffer | string) => {
  mkdirSync(join(content, file, '..'), { recursive: true });
  writeFileSync(join(content, file), bytes);
};

const photo = await jpeg(1600, 1200);
put('images/fuzz/photo.jpg', photo);
put('images/fuzz/mark.png', await png(300, 300));
put('images/fuzz/bomb.png', bombPng());
put('images/fuzz/half.jpg', photo.subarray(0, 900));
put('images/fuzz/moving.gif', await gif());
put('images/fuzz/page.png', '<html></html>');
put('images/fuzz/empty.jpg', '');
// The shop can read this file, but it is not one of its images.
put('secret.png', await png(64, 64));

const hosts = await startStrangeHosts({
  'good.jpg': photo,
  'bomb.png': bombPng(),
  'page.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
});

interface Tally {
  readonly statuses: Map<number, number>;
  readonly problems: string[];
  slowest: number;
  unanswered: number;
}
const tally: Tally = { statuses: new Map(), problems: [], slowest: 0, unanswered: 0 };

const agent = new Agent({ keepAlive: true, maxSockets: askers });

const ask = ({ method, path, accept, ifNoneMatch }: Question) =>
  new Promise<{ status: number; type: string; body: Buffer }>((resolve, reject) => {
    const headers = { accept, ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}) };
    request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** A response with status 200 must be an allowed image. Only the secret image is 64 pixels wide. */
const isLegitimate = async (method: string, type: string, body: Buffer): Promise<boolean> => {
  if (method === 'HEAD') return body.length === 0 && type.startsWith('image/');
  if (type !== `image/${detectType(body) ?? '?'}`) return false;
  const { width } = await sharp(body).metadata();
  return width !== 64;
};

const judge = async (question: Question) => {
  const start = performance.now();
  try {
    const { status, type, body } = await ask(question);
    tally.slowest = Math.max(tally.slowest, performance.now() - start);
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status === 500) tally.problems.push(`500 ${question.path}`);
    if (status === 200 && !(await isLegitimate(question.method, type, body))) {
      tally.problems.push(`200 of ${type}, ${body.length} bytes: ${question.path}`);
    }
  } catch (error) {
    tally.unanswered += 1;
    tally.problems.push(`${String(error)}: ${question.path}`);
  }
};

/** Node refuses to send paths with other characters. */
const isSendable = ({ path }: Question) => /^[\x21-\x7e]+$/.test(path);

const questions = fc
  .sample(
    anyQuestion({
      pictures: ['images/fuzz/photo.jpg', 'images/fuzz/mark.png', 'images/cities/krakow.jpg'],
      traps: ['bomb.png', 'half.jpg', 'moving.gif', 'page.png', 'empty.jpg', 'none.jpg'].map(
        (name) => `images/fuzz/${name}`,
      ),
      outside: [
        ...['images/../secret.png', 'secret.png', 'images/fuzz/../../secret.png'],
        ...[join(content, 'secret.png'), '../../etc/passwd', 'images/../../../../../etc/hosts'],
      ],
      allowed: hosts.allowed,
      forbidden: hosts.forbidden,
    }),
    { numRuns: count, seed: 20_261_121 },
  )
  .filter(isSendable);

const shop = createShopProcess(port, {
  CONTENT_DIR: content,
  DATA_DIR: join(room, 'data'),
  IMAGE_HOSTS: hosts.allowed,
});
try {
  await shop.start();
  const queue = questions.values();
  await Promise.all(
    Array.from({ length: askers }, async () => {
      for (const question of queue) await judge(question);
    }),
  );
  const memory = shop.peakMemory();
  const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
  console.log(
    `${questions.length} questions: ${statuses.map(([status, times]) => `${times} x ${status}`).join(', ')}`,
  );
  console.log(`answers of 500: ${tally.statuses.get(500) ?? 0}`);
  console.log(`reads outside the allowed sources: ${hosts.trespasses()}`);
  console.log(`slowest answer: ${Math.round(tally.slowest)} ms, deadline ${limits.deadline} ms`);
  console.log(`most memory: ${Math.round(memory / 1e6)} MB`);
  for (const problem of tally.problems.slice(0, 20)) console.error(problem);
  const isGood =
    tally.problems.length === 0 &&
    hosts.trespasses() === 0 &&
    tally.slowest < limits.deadline &&
    memory < mostMemory;
  process.exitCode = isGood ? 0 : 1;
} finally {
  agent.destroy();
  hosts.close();
  await shop.kill();
  rmSync(room, { recursive: true, force: true });
}
