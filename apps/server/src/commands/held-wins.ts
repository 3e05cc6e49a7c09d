import { toPesos } from '@perya/money';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { readBrands } from '../modules/content/index.ts';
import { createHeldWins, type HeldWins } from '../modules/games/index.ts';
import { print } from '../platform/announce.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

const shown = 200;
const usage = 'Say which, and why: npm run held-wins -- release ID REASON… , or refuse ID REASON…';
const decisions = { release: 'released', refuse: 'refused' } as const;

const ceilings = {
  game: 'more than the game can pay',
  day: "the venue's day",
  promo: "the venue's promotions of the day",
  debt: 'to be taken back, more than the player has',
};

async function list(heldWins: HeldWins): Promise<void> {
  const held = await heldWins.list(shown);
  for (const { id, uid, venue, game, kind, amount, reason, ceiling, heldAt } of held) {
    print(
      `${id}  ${heldAt.toISOString()}  player ${uid}  ${venue}  ${game ?? kind}  ${toPesos(amount)}  beyond ${toPesos(ceiling)} (${ceilings[reason]})`,
    );
  }
  print(held.length === 0 ? 'No wins are held.' : `${held.length} wins are held, oldest first.`);
}

async function decide(heldWins: HeldWins, verb: keyof typeof decisions, words: readonly string[]) {
  const [id = '', ...reason] = words;
  if (!/^\d{1,18}$/.test(id) || reason.length === 0) throw new StartError(usage);
  const wanted = { id: BigInt(id), decision: decisions[verb], reason: reason.join(' ') };
  const outcome = await heldWins.decide(bySystem('held-wins'), wanted);
  if (outcome === 'UNKNOWN') throw new StartError(`No win is held under ${id}.`);
  if (outcome === 'DECIDED') throw new StartError(`The win ${id} was decided otherwise before.`);
  if (outcome === 'UNFUNDED')
    throw new StartError(`The player does not have so much: ${id} waits.`);
  print(`The win ${id} is ${wanted.decision}${outcome === 'REPEATED' ? ' already' : ''}.`);
}

/** Lists the wins that are held back, releases one or refuses it. */
runCommand(([verb = 'list', ...words]) => {
  if (verb !== 'list' && verb !== 'release' && verb !== 'refuse') throw new StartError(usage);
  return async (pool) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const heldWins = createHeldWins({ pool, audit });
    // The player is told which house it is.
    await readBrands(pool);
    if (verb === 'list') await list(heldWins);
    else await decide(heldWins, verb, words);
  };
});
