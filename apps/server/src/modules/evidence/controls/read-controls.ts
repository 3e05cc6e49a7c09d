import { controlNames, controls } from '@perya/contract/evidence/controls';
import type {
  BrokenControl,
  ControlRun as ControlRunAnswer,
  ControlsAnswer,
} from '@perya/contract/evidence/staff-calls/controls';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { EvidenceServices } from '../services.ts';
import type { ControlRun } from './control.store.ts';
import { runControl } from './run-control.ts';

const runsShown = 30;

const present = (run: ControlRun): ControlRunAnswer => ({
  id: String(run.id),
  control: run.control,
  started_by: run.startedBy,
  finished_at: seconds(run.finishedAt),
  looked_from: seconds(run.lookedFrom),
  looked_to: seconds(run.lookedTo),
  looked: Number(run.looked),
  found: run.found,
});

/** Each control with its last run and what it serves, and the latest runs of all. */
export async function listControls({ runs }: EvidenceServices): Promise<ControlsAnswer> {
  const [last, latest] = await Promise.all([runs.listLast(), runs.listRuns(runsShown)]);
  return {
    controls: controlNames.map((name) => {
      const run = last.find(({ control }) => control === name);
      const { serves, law } = controls[name];
      return { name, serves: [...serves], law, last: run ? present(run) : null };
    }),
    runs: latest.map(present),
  };
}

/** One run with the rows that broke. */
export async function readControlRun(
  { runs }: EvidenceServices,
  id: bigint,
): Promise<BrokenControl> {
  const run = await runs.find(id);
  if (!run) throw new Refusal('NOT_FOUND');
  const rows = await runs.listBroken(id);
  return {
    run: present(run),
    rows: rows.map((row) => ({ ...row, uid: row.uid === null ? null : String(row.uid) })),
  };
}

/** Runs a control for a member of staff, who is answered with what it found. */
export async function runControlByStaff(
  services: EvidenceServices,
  context: StaffContext,
  { name }: { name: ControlRun['control'] },
): Promise<ControlRunAnswer> {
  const run = await runControl(services, byStaff(context), name);
  if (run === null) throw new Refusal('CHECK_RUNNING');
  if (run.found > 0) context.log.error({ control: name, found: run.found }, 'a control is broken');
  return present(run);
}
