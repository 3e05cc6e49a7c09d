import './isda-blaster.css';
import { type Centavos, centavos } from '@perya/money';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import { useKeys } from '../../client/use-keys.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import {
  type Bet,
  bulletValueMax,
  bulletValueMin,
  type Move,
  magazineSizes,
  volleyMax,
} from '../rules/magazine.ts';
import { type SpeciesId, speciesById, speciesList } from '../rules/species.ts';
import { SeaCanvas } from './sea-canvas.tsx';
import { SpeciesBar } from './species-bar.tsx';
import { fill, noteOf, playedMoneyOf, tellOver, tellVolley } from './tell-shooting.ts';
import { texts } from './texts.ts';
import { useAutoFire } from './use-auto-fire.ts';
import { useGun } from './use-gun.ts';

const firstValue: Centavos = centavos(1_00);
const firstTarget: SpeciesId = 'bangus';

export default function IsdaBlasterView(props: ViewProps<Bet, Move, Shown>) {
  const { balance, round, isBusy, placeBet, reveal } = props;
  const { text, sound } = useGame();
  const bet = props.replay?.bet;
  const [bulletValue, setBulletValue] = useState(bet?.bulletValue ?? firstValue);
  const [bullets, setBullets] = useState<Bet['bullets']>(bet?.bullets ?? 50);
  const [aimed, setAimed] = useState<SpeciesId>(firstTarget);
  const [ended, setEnded] = useState<ShownRound<Shown> | null>(null);

  const gun = useGun({
    props,
    onRefused: () => auto.stop(),
    onVolley: (answered) => reveal(answered, text(tellVolley(answered.shown))),
    onOver: (over) => {
      setEnded(over);
      sound.play((over.payout ?? 0n) > over.stake ? 'win' : 'stop');
      reveal(over, text(tellOver(over.shown)));
    },
  });
  const isOpen = round?.status === 'open' || gun.isFinishing;
  const isShooting = isOpen && gun.bulletsLeft > 0 && !gun.isFinishing;
  const auto = useAutoFire(isShooting, () => gun.fire(aimed));
  const stake = centavos(bulletValue * BigInt(bullets));

  useEffect(() => {
    gun.scene.current?.aim(isShooting ? aimed : null);
  }, [gun.scene, aimed, isShooting]);

  const turnTo = (by: 1 | -1) => {
    const at = speciesList.findIndex(({ id }) => id === aimed);
    const next = speciesList.at((at + by) % speciesList.length);
    if (next) setAimed(next.id);
    sound.play('tick');
  };
  useKeys(
    isShooting ? { ArrowLeft: () => turnTo(-1), ArrowRight: () => turnTo(1), a: auto.toggle } : {},
  );
  const shootAt = (species: SpeciesId) => {
    setAimed(species);
    gun.fire(species);
  };
  const load = () => {
    setEnded(null);
    void placeBet({ bulletValue, bullets });
  };
  useReplay(props.replay, {
    isResting: !isBusy && gun.isStill,
    begin: load,
    move: (move) => (move.kind === 'finish' ? gun.finish() : gun.fireAll(move.targets)),
  });
  const aimedName = text(speciesById.get(aimed)?.name ?? texts.targets);
  const played = isOpen ? round : null;

  return (
    <Stage
      hasShortDeck
      scene={
        <div className="isda-blaster-booth">
          <SeaCanvas
            scene={gun.scene}
            label={text(texts.sea)}
            onTouch={(species, swimmer) => {
              setAimed(species);
              gun.fire(species, swimmer);
            }}
          />
          {played ? (
            <dl className="isda-blaster-gauge kit-figures">
              <div>
                <dt>{text(texts.bullets)}</dt>
                <dd>
                  {gun.bulletsLeft} / {played.shown.bullets}
                </dd>
              </div>
              <div>
                <dt>{text(texts.caught)}</dt>
                <dd>{formatAmount(gun.caught)}</dd>
              </div>
            </dl>
          ) : (
            !ended && <p className="isda-blaster-hint">{text(texts.hint)}</p>
          )}
          {isShooting && (
            <button
              type="button"
              className="isda-blaster-auto"
              aria-pressed={auto.isOn}
              aria-keyshortcuts="a"
              onClick={auto.toggle}
            >
              {text(texts.auto)}
            </button>
          )}
          {ended && <ResultBanner {...playedMoneyOf(ended)} note={text(noteOf(ended.shown))} />}
        </div>
      }
      deck={
        isOpen ? (
          <>
            <SpeciesBar aimed={aimed} isDisabled={!isShooting} onShoot={shootAt} />
            <div className="isda-blaster-go">
              <ActionButton isDisabled={isBusy || gun.isFinishing} onPress={gun.finish}>
                {text(texts.finish)}
              </ActionButton>
              <ActionButton
                isDisabled={!isShooting}
                onPress={() => {
                  for (let shot = 0; shot < volleyMax; shot += 1) gun.fire(aimed);
                }}
              >
                {text(fill(texts.volley, { count: `${volleyMax}` }))}
              </ActionButton>
              <PlayButton onPlay={() => gun.fire(aimed)} isDisabled={!isShooting}>
                {text(texts.shoot).replace('{name}', aimedName)}
              </PlayButton>
            </div>
          </>
        ) : (
          <>
            <ChoiceControl<number>
              label={texts.magazine}
              value={bullets}
              options={magazineSizes.map((value) => ({
                value,
                text: { en: `${value}`, tl: `${value}` },
              }))}
              onChange={setBullets}
              isDisabled={isBusy}
            />
            <div className="isda-blaster-load">
              <StakeControl
                value={bulletValue}
                label={texts.value}
                onChange={setBulletValue}
                stakeRange={{ stakeMin: bulletValueMin, stakeMax: bulletValueMax }}
                isDisabled={isBusy}
              />
              <PlayButton
                onPlay={load}
                isBusy={isBusy}
                isDisabled={balance === null}
                isTooLow={balance !== null && stake > balance}
              >
                {text(texts.load).replace('{amount}', formatAmount(stake))}
              </PlayButton>
            </div>
          </>
        )
      }
    />
  );
}
