import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The deployed rules for passing on calls and sockets, with their limits. */
const deployed = (): { readonly zone: string; readonly passedOn: string } => {
  const text = readFileSync('deploy/nginx/seatwise.conf', 'utf8');
  const [zone] = /^limit_conn_zone.*$/m.exec(text)!;
  return { zone, passedOn: text.slice(text.indexOf('  proxy_http_version')) };
};

/** Serves pages and their files from the build; passes calls and sockets to the instances. */
const configuration = (
  folder: string,
  webRoot: string,
  port: number,
  instances: readonly number[],
): string => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
worker_rlimit_nofile 20000;
events { worker_connections 10000; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${deployed().zone}
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream seatwise {
${instances.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    root ${webRoot};
    include ${webRoot}/nginx.conf;
${deployed().passedOn}}
`;

/** Starts Debian's nginx in front of the instances. */
export const startNginx = (
  folder: string,
  webRoot: string,
  port: number,
  instances: readonly number[],
): ChildProcess => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, webRoot, port, instances));
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
};
