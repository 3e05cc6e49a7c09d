import {
  auditedKinds,
  isAuditedKind,
  kindOfAction,
  significantActions,
} from '@perya/contract/house/significant-actions';
import { toPesos } from '@perya/money';
import { toldOf } from '../../../platform/lists/teller.ts';
import type { SeenEvent, Witness } from '../../../platform/lists/witness.ts';
import type { SignificantEntries, SignificantEntry } from './significant.store.ts';

function eventOf(entry: SignificantEntry): Omit<SeenEvent, 'cursor'> {
  const { seq, at, actorKind, actor, action, subjectKind, subject, amount } = entry;
  const isPlayer = subjectKind === 'player';
  // Of a contact it is not said whose it is.
  const isNamed = !isPlayer && subjectKind !== 'contact' && subject !== '';
  return {
    kind: kindOfAction(action),
    at,
    endedAt: null,
    is_lasting: false,
    what: action,
    about: isNamed ? `${subjectKind} ${subject}` : '',
    uid: isPlayer ? subject : null,
    amount: amount === null ? null : toPesos(amount),
    by: actorKind === 'staff' ? `staff:${actor}` : null,
    opens: { place: 'entry', id: String(seq) },
  };
}

/** Significant events that somebody did: the audit has them, with who, before and after. */
export function entryWitness(read: SignificantEntries): Witness {
  return {
    name: 'audit',
    kinds: auditedKinds,
    async see(seeing) {
      const kinds = seeing.kinds.filter(isAuditedKind);
      const actions = kinds.flatMap((kind) => [...significantActions[kind]]);
      return toldOf(await read(actions, seeing), seeing.limit, eventOf);
    },
  };
}
