import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRoots } from '../../apps/mock-server/src/http/fallback.ts';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Pages and their files come from the build's folder by its own rules; calls and sockets go to the instances. */
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
events { worker_connections 9000; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_max_body_size 60m;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream instances {
${instances.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    root ${webRoot};
    include ${webRoot}/nginx.conf;
    location ~ ^/(${[...callRoots, 'ws', 'health'].join('|')})(/|$) {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_connect_timeout 2s;
      proxy_read_timeout 90s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      # The instances send the headers of their answers; one of our own ends the inheritance.
      add_header Seatwise-Instance $upstream_addr always;
    }
  }
}
`;

/** Debian's nginx in front of the instances. */
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
