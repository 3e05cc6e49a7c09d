/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../platform/files/settings.ts';

const bucket = 'perya-test';

/** What is known of it by whoever asks there. */
const settingsAt = (port: number): S3Settings => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket,
  prefix: 'house/',
  isPathStyle: true,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
});

/** The same as the environment says it. */
export function s3EnvironmentAt(port: number) {
  const { endpoint, prefix, accessKeyId, secretAccessKey } = settingsAt(port);
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Speaks S3, checks signatures and keeps its bucket in the folder. */
export const s3ServerAt = (port: number, directory: string) =>
  new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });

/** A store in this process, on a folder of its own. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'perya-s3-'));
  let server: S3rver;
  let port = 0;
  async function start(): Promise<void> {
    server = s3ServerAt(port, directory);
    ({ port } = await server.run());
  }
  function end(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.httpServer.close(() => resolve()));
    server.httpServer.closeAllConnections();
    return closed;
  }
  await start();
  return {
    settings: settingsAt(port),
    environment: s3EnvironmentAt(port),
    /** Goes away and comes back, with what it held. */
    goAway: end,
    comeBack: start,
    async stop() {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
