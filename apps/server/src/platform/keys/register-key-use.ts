import { Counter, type Registry } from 'prom-client';
import type { RotatingKeyring } from '../keyring.ts';

/** Which keys are still needed: one that has opened nothing for long may be left out. */
export function registerKeyUse(registry: Registry, ring: RotatingKeyring): void {
  new Counter({
    name: 'perya_key_opened_total',
    help: 'Sealed values that were opened, by the id of the key; none for those that name no key.',
    labelNames: ['key'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [key, count] of ring.opened) this.inc({ key }, count);
    },
  });
}
