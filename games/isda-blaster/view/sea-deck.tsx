import type { Centavos } from '@perya/money';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { paytable, type SpeciesId } from '../rules/species.ts';
import { bulletValueMax, bulletValueMin, volleyMax } from '../rules/volley.ts';
import { SpeciesBar } from './species-bar.tsx';
import { fill } from './tell-shooting.ts';
import { texts } from './texts.ts';
import type { Gun } from './use-gun.ts';

interface SeaDeckProps {
  gun: Gun;
  target: SpeciesId;
  level: number;
  balance: Centavos | null;
  bulletValue: Centavos;
  canShoot: boolean;
  isBossHere: boolean;
  onValue(bulletValue: Centavos): void;
  onShoot(species: SpeciesId): void;
  onVolley(): void;
}

/** All that a touch on the sea does, by buttons: what to shoot at, for how much, once or ten times. */
export function SeaDeck(props: SeaDeckProps) {
  const { gun, target, level, balance, bulletValue, canShoot, isBossHere } = props;
  const { text } = useGame();
  const volleyPrice = bulletValue * BigInt(volleyMax);
  return (
    <>
      <SpeciesBar
        aimed={target}
        isDisabled={!canShoot}
        isBossHere={isBossHere}
        onShoot={props.onShoot}
      />
      <div className="isda-blaster-go">
        <StakeControl
          value={bulletValue}
          label={fill(texts.value, { level: `${level}` })}
          onChange={props.onValue}
          stakeRange={{ stakeMin: bulletValueMin, stakeMax: bulletValueMax }}
          isDisabled={!canShoot}
        />
        <ActionButton
          isDisabled={!canShoot || (balance ?? 0n) < volleyPrice}
          onPress={props.onVolley}
        >
          {text(fill(texts.volley, { count: `${volleyMax}` }))}
        </ActionButton>
        <PlayButton
          onPlay={() => props.onShoot(target)}
          canRepeat
          isBusy={!gun.isStill}
          isDisabled={!canShoot}
          isTooLow={gun.isTooLow}
          auto={{
            stake: bulletValue,
            balance,
            isReady: gun.isStill && canShoot,
            resultMs: 120,
          }}
        >
          {text(fill(texts.shoot, { name: text(paytable[target].name) }))}
        </PlayButton>
      </div>
    </>
  );
}
