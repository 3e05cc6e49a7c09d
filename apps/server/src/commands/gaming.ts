import { hostname, userInfo } from 'node:os';
import type pg from 'pg';
import { type Audit, bySystem, createAudit } from '../modules/audit/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createDoors } from '../modules/doors/index.ts';
import { createStops, type Stops, type StopTarget } from '../modules/stops/index.ts';
import { print } from '../platform/announce.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { folderStores } from '../platform/files/folder-store.ts';
import { createPictureStore, type PictureStore } from '../platform/files/picture-store.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

const shown = 200;
const usage = `Say what, and why: npm run gaming -- stop house REASON… , stop venue CODE REASON… ,
stop game CODE REASON… , or resume NUMBER REASON…`;

const nameOf = ({ scope, subject }: StopTarget) => (subject ? `${scope} ${subject}` : scope);

async function list(stops: Stops): Promise<void> {
  const { rows: inForce } = await stops.page({ box: 'in-force', limit: shown });
  for (const stop of inForce) {
    const { id, stoppedAt, stoppedBy, reason } = stop;
    print(`${id}  ${nameOf(stop)}  since ${stoppedAt.toISOString()}  by ${stoppedBy}: ${reason}`);
  }
  print(inForce.length === 0 ? 'Nothing is stopped.' : `${inForce.length} stops are in force.`);
}

function readStop([scope = '', ...words]: readonly string[]): [StopTarget, string] {
  const [subject = '', ...others] = scope === 'house' ? ['', ...words] : words;
  const reason = others.join(' ');
  if (!['house', 'venue', 'game'].includes(scope) || reason === '') throw new StartError(usage);
  return [{ scope: scope as 'house' | 'venue' | 'game', subject }, reason];
}

interface Below {
  pool: pg.Pool;
  audit: Audit;
  stops: Stops;
  pictures: PictureStore;
}

/** A slip of the pen must not look like a stop. */
async function requireKnown(below: Below, { scope, subject }: StopTarget) {
  const { api: content } = createContent(below);
  const { api: doors } = createDoors(below);
  const { api: catalogue } = createCatalogue({ ...below, content, doors });
  if (scope === 'venue' && !(await catalogue.findVenue(subject))) {
    throw new StartError(`There is no venue ${subject}.`);
  }
  if (scope === 'game' && !(await catalogue.findGame(subject))) {
    throw new StartError(`There is no game ${subject}.`);
  }
}

function readResume([id = '', ...words]: readonly string[]) {
  if (!/^\d{1,18}$/.test(id) || words.length === 0) throw new StartError(usage);
  return { id: BigInt(id), reason: words.join(' ') };
}

/** Stops gaming, lets it go on, or lists what is stopped: for whoever has the machine and no time. */
runCommand(([verb = 'list', ...words]) => {
  const stop = verb === 'stop' ? readStop(words) : null;
  const resume = verb === 'resume' ? readResume(words) : null;
  if (verb !== 'list' && !stop && !resume) throw new StartError(usage);
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const { api: stops } = createStops({ pool, audit });
    const origin = bySystem(`gaming, ${userInfo().username} on ${hostname()}`);
    if (stop) {
      const [target, reason] = stop;
      const pictures = createPictureStore(folderStores(settings.dataDir).area('files'));
      await requireKnown({ pool, audit, stops, pictures }, target);
      const done = await stops.stop(origin, target, reason);
      print(`${nameOf(target)} is stopped${done ? `: number ${done.id}` : ' already'}.`);
    } else if (resume) {
      const done = await stops.resume(origin, resume);
      if (!done) throw new StartError(`No stop ${resume.id} is in force.`);
      print(`${nameOf(done)} goes on.`);
    } else {
      await list(stops);
    }
  };
});
