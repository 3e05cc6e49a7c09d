import type { Attestation, AttestedLine } from '@perya/contract/house/staff-calls/opening';
import type { Text } from '@perya/contract/text';
import { nameOfActor, type RequestAction } from '../audit/index.ts';
import type { DoorsServices } from './services.ts';

const says: Readonly<Record<AttestedLine, Text>> = {
  backup: {
    en: 'Both of you say that a backup of this house was restored elsewhere and found whole, within these days.',
    tl: 'Sinasabi ninyong dalawa na may backup ng bahay na ito na naibalik sa ibang lugar at nakitang buo, nitong mga araw.',
  },
  scanner: {
    en: 'Both of you say that the provider that scans IDs is accredited for this licence.',
    tl: 'Sinasabi ninyong dalawa na akreditado para sa lisensiyang ito ang provider na nag-i-scan ng mga ID.',
  },
};

/** Two people say what no server can know; the audit keeps both names. */
export function attest({ store }: DoorsServices): RequestAction<Attestation> {
  return {
    describe: async ({ line }) => ({ subject: { kind: 'house' }, topic: line, says: says[line] }),
    async carryOut(tx, { origin, input: { line }, reason, request }) {
      await store.addProof(tx, { line, about: '', by: nameOfActor(origin.actor) });
      const after = { line, asked_by: request.askedBy };
      return {
        entries: [{ action: 'doors.attested', subject: { kind: 'house' }, after, reason }],
      };
    },
  };
}
