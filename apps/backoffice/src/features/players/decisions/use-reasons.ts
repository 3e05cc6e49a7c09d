import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../../lib/fields/field.tsx';

type Decision =
  | 'block'
  | 'restrict'
  | 'unblock'
  | 'sessions'
  | 'test'
  | 'reveal'
  | 'completion'
  | 'uncompletion';

/** The usual reasons for a decision about a player; words go on from there. */
export function useReasons(): (decision: Decision) => readonly Option[] {
  const { t } = useLingui();
  const all = {
    rules: t`Rules of the house or the regulator broken`,
    fraud: t`Suspected fraud`,
    several: t`Several accounts of one person`,
    stolen: t`Account may be in other hands`,
    asked: t`The player asked for it`,
    cleared: t`Checked and cleared`,
    mistake: t`Mistake corrected`,
    tests: t`Tests of the house`,
    contact: t`To reach the player`,
    identity: t`To check who they are`,
    regulator: t`The regulator or the law asks`,
    other: t`Other`,
  };
  const of: Record<Decision, readonly (keyof typeof all)[]> = {
    block: ['rules', 'fraud', 'several', 'stolen', 'asked', 'regulator', 'other'],
    restrict: ['fraud', 'several', 'stolen', 'identity', 'asked', 'rules', 'regulator', 'other'],
    unblock: ['cleared', 'mistake', 'regulator', 'other'],
    sessions: ['stolen', 'asked', 'fraud', 'other'],
    test: ['tests', 'mistake', 'other'],
    completion: ['identity', 'fraud', 'several', 'regulator', 'other'],
    uncompletion: ['cleared', 'mistake', 'other'],
    reveal: ['contact', 'identity', 'asked', 'fraud', 'regulator', 'other'],
  };
  return (decision) => of[decision].map((value) => ({ value, label: all[value] }));
}
