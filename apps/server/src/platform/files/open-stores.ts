import { Counter, Gauge, type Registry } from 'prom-client';
import { folderStores } from './folder-store.ts';
import type { FileStores } from './object-store.ts';
import { s3Stores } from './s3-store.ts';
import type { S3Settings } from './settings.ts';

export interface OpenStores extends FileStores {
  /** What is wrong with it at present, in words for `/readyz`. */
  warnings(): Promise<string[]>;
  registerMetrics(registry: Registry): void;
}

const freshMs = 5000;

/** The bucket of the settings, which must be of use, or the data folder. */
export async function openStores(settings: {
  s3: S3Settings | null;
  dataDir: string;
}): Promise<OpenStores> {
  if (settings.s3 === null) {
    return { ...folderStores(settings.dataDir), warnings: async () => [], registerMetrics() {} };
  }
  const stores = s3Stores(settings.s3);
  await stores.require();
  let lookedAt = performance.now();
  let isThere = Promise.resolve(true);
  const look = () => {
    if (performance.now() - lookedAt < freshMs) return isThere;
    lookedAt = performance.now();
    isThere = stores.isThere();
    return isThere;
  };
  return {
    area: stores.area,
    warnings: async () => ((await look()) ? [] : ['the object store does not answer']),
    registerMetrics(registry) {
      new Gauge({
        name: 'perya_object_store_ready',
        help: 'Whether the object store answered the last time it was asked.',
        registers: [registry],
        async collect() {
          this.set(Number(await look()));
        },
      });
      new Counter({
        name: 'perya_object_store_failures_total',
        help: 'Requests that the object store did not carry out, after all tries.',
        registers: [registry],
        collect() {
          this.reset();
          this.inc(stores.failures.count);
        },
      });
    },
  };
}
