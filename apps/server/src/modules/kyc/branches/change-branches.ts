import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listBranches as listCall,
  saveBranch as saveCall,
  switchBranch as switchCall,
} from '@perya/contract/kyc/staff-calls/branches';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { KycServices } from '../services.ts';
import type { BranchRow } from './branch.store.ts';

type BranchServices = Pick<KycServices, 'audit' | 'branches'>;

/** Every branch, open or retired. */
export async function listBranches({
  branches,
}: BranchServices): Promise<AnswerOf<typeof listCall>> {
  const rows = await branches.listAll();
  return rows.map(({ id, address, place, isOpen, version }) => ({
    id,
    address,
    place,
    is_open: isOpen,
    version,
  }));
}

const factsOf = ({ address, place, isOpen }: Omit<BranchRow, 'id' | 'version'>) => ({
  address,
  place,
  is_open: isOpen,
});

function findSeen(
  held: readonly BranchRow[],
  { id, version }: { id: number; version: number },
): BranchRow {
  const branch = held.find((each) => each.id === id);
  if (!branch) throw new Refusal('NOT_FOUND');
  if (branch.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  return branch;
}

/** Players would see the same line twice. */
function refuseTwice(held: readonly BranchRow[], wanted: Pick<BranchRow, 'id' | 'address'>): void {
  const address = wanted.address.toLowerCase();
  const isKnown = held.some(
    (each) => each.isOpen && each.id !== wanted.id && each.address.toLowerCase() === address,
  );
  if (isKnown) throw new Refusal('BRANCH_KNOWN');
}

/** Adds a branch, or changes address and place of one. */
export async function saveBranch(
  services: BranchServices,
  context: StaffContext,
  { id, version, address: typed, place, reason: words }: RequestOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { audit, branches } = services;
  const address = readWords(typed);
  const reason = readWords(words);
  await audit.record(byStaff(context), async (tx) => {
    const held = await branches.hold(tx);
    const before = id === null ? null : findSeen(held, { id, version });
    const nextId = 1 + Math.max(0, ...held.map((each) => each.id));
    const wanted = { id: before?.id ?? nextId, address, place, isOpen: before?.isOpen ?? true };
    if (wanted.isOpen) refuseTwice(held, wanted);
    if (before) await branches.change(tx, wanted);
    else await branches.insert(tx, wanted);
    return {
      result: undefined,
      entries: [
        {
          action: before ? 'kyc.branch-changed' : 'kyc.branch-added',
          subject: { kind: 'branch', id: String(wanted.id) },
          before: before && factsOf(before),
          after: factsOf(wanted),
          reason,
        },
      ],
    };
  });
  return listBranches(services);
}

/** Retires a branch, or opens it again. Records that name it keep it. */
export async function switchBranch(
  services: BranchServices,
  context: StaffContext,
  { id, version, is_open: isOpen, reason: words }: RequestOf<typeof switchCall>,
): Promise<AnswerOf<typeof switchCall>> {
  const { audit, branches } = services;
  const reason = readWords(words);
  await audit.record(byStaff(context), async (tx) => {
    const held = await branches.hold(tx);
    const before = findSeen(held, { id, version });
    if (before.isOpen === isOpen) throw new Refusal('STAFF_SO_ALREADY');
    if (isOpen) refuseTwice(held, before);
    else if (held.filter((each) => each.isOpen).length === 1) throw new Refusal('BRANCH_LAST');
    await branches.change(tx, { ...before, isOpen });
    return {
      result: undefined,
      entries: [
        {
          action: isOpen ? 'kyc.branch-opened' : 'kyc.branch-retired',
          subject: { kind: 'branch', id: String(id) },
          before: factsOf(before),
          after: factsOf({ ...before, isOpen }),
          reason,
        },
      ],
    };
  });
  return listBranches(services);
}
