import { useLingui } from '@lingui/react/macro';
import type { ControlName } from '@perya/contract/evidence/controls';

interface ControlText {
  title: string;
  text: string;
}

/** What each control holds the house to, as staff say it. */
export function useControlTexts(): Readonly<Record<ControlName, ControlText>> {
  const { t } = useLingui();
  return {
    'books-sum-to-zero': {
      title: t`Books sum to zero`,
      text: t`The legs of every posting sum to zero, and none left a balance below it.`,
    },
    'audit-is-sealed': {
      title: t`The audit is sealed`,
      text: t`Every entry of the audit has its seal in the chain.`,
    },
    'raised-limits-wait': {
      title: t`A raised limit waits`,
      text: t`No play limit that a player raised counted before a day was over.`,
    },
    'house-limits-hold': {
      title: t`What the house set holds`,
      text: t`No player went beyond a limit that the house has set and not lifted.`,
    },
    'everybody-is-screened': {
      title: t`Everybody is held against the lists`,
      text: t`An hour after an import everybody whose name is known was held against the new lists.`,
    },
    'no-bet-while-excluded': {
      title: t`No bet by an excluded person`,
      text: t`Nobody bet between the beginning and the end of an exclusion.`,
    },
    'no-bet-before-identity': {
      title: t`No bet before identity`,
      text: t`Every round was begun with a status of the identity check that may play.`,
    },
    'no-bet-without-location': {
      title: t`No bet without a valid location`,
      text: t`While the house asks where players are, every round was begun within the minutes of a look that found its player in the Philippines.`,
    },
    'no-bet-while-dormant': {
      title: t`No bet by a dormant account`,
      text: t`No account that was not used for long bet before its player logged in with a code.`,
    },
    'no-withdrawal-while-dormant': {
      title: t`No withdrawal by a dormant account`,
      text: t`No account that was not used for long paid out before its player logged in with a code.`,
    },
    'no-deposit-while-excluded': {
      title: t`No deposit by an excluded person`,
      text: t`No deposit was begun between the beginning and the end of an exclusion.`,
    },
    'no-deposit-before-identity': {
      title: t`No deposit before identity`,
      text: t`Every deposit was begun with a status of the identity check that may deposit.`,
    },
    'credits-have-receipts': {
      title: t`Every credit has its receipt`,
      text: t`For every deposit that was credited a gateway has taken exactly that amount and its fee.`,
    },
    'no-promotion-while-excluded': {
      title: t`No promotion to an excluded player`,
      text: t`Nothing was offered or credited by a promotion during an exclusion.`,
    },
    'no-promotion-while-paused': {
      title: t`No promotion to a player on pause`,
      text: t`Nothing was offered or credited by a promotion to whom the house keeps from bonuses.`,
    },
    'two-persons-decide': {
      title: t`Four eyes are two persons`,
      text: t`Whatever takes two was approved by somebody other than who asked for it.`,
    },
  };
}
