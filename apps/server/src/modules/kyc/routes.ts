import type { kycCalls } from '@perya/contract/kyc/calls/kyc';
import type { branchesCalls } from '@perya/contract/kyc/staff-calls/branches';
import type { playerStatusCalls } from '@perya/contract/kyc/staff-calls/player-status';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { listBranches, saveBranch, switchBranch } from './branches/change-branches.ts';
import { listShops } from './branches/list-shops.ts';
import { blockPlayer, unblockPlayer } from './change-block.ts';
import { readPlayerStatus } from './read-player-status.ts';
import { readRecord } from './record/read-record.ts';
import { submitBase, submitRecord } from './record/submit-record.ts';
import type { KycServices } from './services.ts';

export function kycRoutes(
  services: KycServices,
): Handlers<typeof kycCalls & typeof playerStatusCalls & typeof branchesCalls> {
  return {
    insertKyc: (context, form) => submitRecord(services, context, 'insert', form),
    updateKyc: (context, form) => submitRecord(services, context, 'update', form),
    ...bindVerbs(services, { updateKycBase: submitBase, getKyc: readRecord, listShops }),
    ...bindVerbs(services, { listBranches, saveBranch, switchBranch }),
    readPlayerStatus: (_context, { uid }) => readPlayerStatus(services, BigInt(uid)),
    blockPlayer: (context, { uid, reason }) =>
      blockPlayer(services, context, { uid: BigInt(uid), reason }),
    unblockPlayer: (context, { uid, reason }) =>
      unblockPlayer(services, context, { uid: BigInt(uid), reason }),
  };
}
