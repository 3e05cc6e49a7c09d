import type { OpeningLine } from '@perya/contract/house/staff-calls/opening';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Guards } from '../../platform/http/gates/admission.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit, AuditOrigin, RequestActions } from '../audit/index.ts';
import { identityEvents } from '../identity/index.ts';
import { attest } from './attest.action.ts';
import { type Closing, closeDoors } from './close-doors.ts';
import { createDoorsStore, type DoorState, type DoorsStore } from './doors.store.ts';
import { openDoors } from './open-doors.action.ts';
import type { DoorsServices } from './services.ts';

/** Before the first opening nobody can have an account. */
export type Standing = 'open' | 'closed' | 'never-opened';

export interface Doors extends Pick<DoorsStore, 'addProof' | 'listProofs' | 'read'> {
  /** At every start: how an installation begins. Whatever was decided since stays. */
  begin(isOpen: boolean): Promise<void>;
  /** For pages and gates, half a second old at most. */
  standing(): Promise<Standing>;
  admit: Guards['doors'];
  /** At once, by one person, who is refused where the house was opened since they looked. */
  close(origin: AuditOrigin, closing: Closing): Promise<DoorState>;
  /** Lets the module that knows the whole house say what is missing; before that nothing opens. */
  openWhen(listMissing: () => Promise<OpeningLine[]>): void;
  actions: RequestActions<'doors.open' | 'doors.attest'>;
  registerMetrics(registry: Registry): void;
}

/** A closing must be seen within a second everywhere. */
const seenWithinMs = 500;

const standingOf = ({ isOpen, openedAt }: DoorState): Standing => {
  if (isOpen) return 'open';
  return openedAt === null ? 'never-opened' : 'closed';
};

function registerMetrics(registry: Registry, standing: () => Promise<Standing>): void {
  new Gauge({
    name: 'perya_doors_open',
    help: 'Whether the house is open to players.',
    registers: [registry],
    async collect() {
      this.set((await standing()) === 'open' ? 1 : 0);
    },
  });
}

/** Whether players may come in: two people open the house, one closes it. */
export function createDoors(needs: {
  pool: pg.Pool;
  audit: Pick<Audit, 'record' | 'within'>;
}): Module<Doors> {
  const store = createDoorsStore(needs.pool);
  const cache = createVersionedCache({
    readVersion: async () => standingOf(await store.read()),
    maxAgeMs: seenWithinMs,
  });
  const standing = () => cache.get('standing', async (version) => version as Standing);
  let listMissing: DoorsServices['listMissing'] = async () => {
    throw new Refusal('DOORS_UNREADY');
  };
  const services: DoorsServices = {
    store,
    audit: needs.audit,
    cache,
    listMissing: () => listMissing(),
  };
  // Whichever way somebody registers, and also when it was begun before the closing.
  needs.audit.within(identityEvents.registered, async (client) => {
    if (!(await store.holdOpen(client))) throw new Refusal('HOUSE_CLOSED');
  });
  return {
    api: {
      addProof: store.addProof,
      listProofs: store.listProofs,
      read: store.read,
      begin: store.begin,
      standing,
      async admit(at) {
        const found = await standing();
        const isShut = at === 'entrance' ? found === 'never-opened' : found !== 'open';
        if (isShut) throw new Refusal('HOUSE_CLOSED');
      },
      close: (origin, closing) => closeDoors(services, origin, closing),
      openWhen: (list) => {
        listMissing = list;
      },
      actions: { 'doors.open': openDoors(services), 'doors.attest': attest(services) },
      registerMetrics: (registry) => registerMetrics(registry, standing),
    },
    handlers: {},
    jobs: noJobs,
    close: nothingToClose,
  };
}
