import type { ReleaseWanted } from '@perya/contract/release/staff-calls/program';
import { Refusal } from '../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../audit/index.ts';
import type { ReleaseServices } from './services.ts';

/** Two people say by its hash that a release may run. */
export function approveRelease({
  store,
}: Pick<ReleaseServices, 'store'>): RequestAction<ReleaseWanted> {
  return {
    async describe({ hash, version }) {
      if (await store.isApproved(hash)) throw new Refusal('RELEASE_APPROVED');
      return {
        subject: { kind: 'house' },
        topic: hash,
        says: {
          en: `Release ${version} may run. Its list of files has the hash ${hash}: compare it with what was tested.`,
          tl: `Maaaring patakbuhin ang release ${version}. Ang hash ng listahan ng mga file nito ay ${hash}: ihambing sa sinubukan.`,
        },
      };
    },
    async carryOut(tx, { origin, input: { hash, version }, reason, request: { askedBy } }) {
      const approvedBy = nameOfActor(origin.actor);
      const isNew = await store.approve(tx, { hash, version, askedBy, approvedBy });
      if (!isNew) throw new Refusal('RELEASE_APPROVED');
      const after = { hash, version, asked_by: askedBy };
      return {
        entries: [{ action: 'release.approved', subject: { kind: 'house' }, after, reason }],
      };
    },
  };
}
