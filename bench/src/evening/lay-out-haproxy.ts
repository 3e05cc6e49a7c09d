import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const given = new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url);

export interface Places {
  /** Where players come in, and where whoever comes without TLS is sent on. */
  port: number;
  plainPort: number;
  /** Of the two server processes. */
  servers: readonly [number, number];
}

/** The configuration of deploy/ with the addresses and the size of this machine, and nothing else changed. */
export function configAt({ port, plainPort, servers }: Places, certificate: string): string {
  const changes = [
    ['maxconn 40000', 'maxconn 1000'],
    ['bind :8080', `bind 127.0.0.1:${plainPort}`],
    ['bind :8443 ssl crt /run/secrets/tls.pem', `bind 127.0.0.1:${port} ssl crt ${certificate}`],
    ['server perya-1 perya-1:3000', `server perya-1 127.0.0.1:${servers[0]}`],
    ['server perya-2 perya-2:3000', `server perya-2 127.0.0.1:${servers[1]}`],
  ] as const;
  let config = readFileSync(given, 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`deploy/haproxy/haproxy.cfg has no "${from}"`);
    config = config.replace(from, to);
  }
  return config;
}

/** A certificate of nobody for this machine, with its key. */
function makeCertificate(openssl: string, folder: string): string {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const places = ['-keyout', key, '-out', certificate];
  execFileSync(openssl, [...asked, ...subject, ...places], { stdio: 'ignore' });
  const both = join(folder, 'tls.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), {
    mode: 0o600,
  });
  return both;
}

/** Writes what it is started with, and answers where that lies. */
export function layOutHaproxy(openssl: string, folder: string, places: Places): string {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configAt(places, makeCertificate(openssl, folder)));
  return file;
}
