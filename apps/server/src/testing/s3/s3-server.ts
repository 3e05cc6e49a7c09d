/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../platform/files/settings.ts';

/** A store that speaks S3, checks signatures and keeps its bucket on the disk. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'perya-s3-'));
  let server: S3rver;
  let port = 0;
  async function start(): Promise<void> {
    const configureBuckets = [{ name: 'perya-test' }];
    const place = { address: '127.0.0.1', port, directory };
    server = new S3rver({ ...place, silent: true, vhostBuckets: false, configureBuckets });
    ({ port } = await server.run());
  }
  function end(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.httpServer.close(() => resolve()));
    server.httpServer.closeAllConnections();
    return closed;
  }
  await start();
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'perya-test',
    prefix: 'house/',
    isPathStyle: true,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    /** As the environment says it. */
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_PREFIX: settings.prefix,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    /** Goes away and comes back, with what it held. */
    goAway: end,
    comeBack: start,
    async stop() {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
