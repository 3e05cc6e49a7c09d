import { Gauge, type Registry } from 'prom-client';
import { unusedPictureSeconds } from '../policy.ts';
import type { UploadStore } from './upload.store.ts';

/** The sweep comes once an hour; what it has left for longer than that is overdue. */
const overdueSeconds = unusedPictureSeconds + 2 * 3600;

export function registerOverduePictures(registry: Registry, uploads: UploadStore): void {
  new Gauge({
    name: 'perya_pictures_overdue',
    help: 'Pictures that nobody uses and that should have been deleted.',
    registers: [registry],
    async collect() {
      this.set(await uploads.countUnused(overdueSeconds));
    },
  });
}
