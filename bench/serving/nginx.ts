import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How files are sent: with common nginx settings, or in one write with their headers, which suits small files. */
export type Sending = 'as usual' | 'in one go';

const rules: Readonly<Record<Sending, string>> = {
  'as usual': 'sendfile on;',
  'in one go': 'sendfile off; output_buffers 2 64k;',
};

const config = (folder: string, port: number, sending: Sending): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  default_type "text/html; charset=utf-8";
  keepalive_requests 10000000;
  ${rules[sending]}
  open_file_cache max=2000;
  gzip_static always;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/${it};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    location / { rewrite ^ /index.html break; }
  }
}
`;

/** nginx with one page as a precompressed file: the fastest way to serve a page. */
export const startNginx = async (
  folder: string,
  port: number,
  page: Buffer,
  sending: Sending = 'as usual',
) => {
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www', 'index.html.gz'), gzipSync(page, { level: 6 }));
  writeFileSync(join(folder, 'nginx.conf'), config(folder, port, sending));
  const child: ChildProcess = spawn(
    'taskset',
    ['-c', '0', 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (child.exitCode !== null) throw new Error('nginx did not start: is it installed?');
  return async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
};
