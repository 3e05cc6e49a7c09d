import type { Text } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { type ComponentType, useEffect, useState } from 'react';
import { useGame } from '../game-context.ts';
import { parts } from '../parts.ts';
import type { RoundRecord } from '../port.ts';
import { pastSentence } from '../round-result.ts';
import type { AnyViewProps } from '../view.ts';
import { isProven, roundsOf } from './replay-port.ts';
import { ReplayStage } from './replay-stage.tsx';

const texts = {
  title: { en: 'A round, played again', tl: 'Isang round, inulit' },
  how: {
    en: 'Your browser plays it from its seeds, by the rules of the game. Nothing is staked.',
    tl: 'Nilalaro ito ng browser mo mula sa mga seed nito, ayon sa mga tuntunin ng laro. Walang itinataya.',
  },
  unknown: {
    en: 'No finished round has this number.',
    tl: 'Walang natapos na round na may ganitong numero.',
  },
  failed: {
    en: 'The rules of this game could not be loaded or refuse this round.',
    tl: 'Hindi ma-load ang mga tuntunin ng larong ito o tinatanggihan nila ang round na ito.',
  },
  again: { en: 'Play it again', tl: 'Ulitin' },
  copy: { en: 'Copy the link', tl: 'Kopyahin ang link' },
  copied: { en: 'Copied.', tl: 'Nakopya.' },
  notCopied: {
    en: 'It could not be copied: take it from the address bar.',
    tl: 'Hindi makopya: kunin ito sa address bar.',
  },
  check: { en: 'See the proof', tl: 'Tingnan ang patunay' },
  proven: {
    en: 'The seeds prove this round.',
    tl: 'Pinatutunayan ng mga seed ang round na ito.',
  },
  wrong: { en: 'This round does not check out', tl: 'Hindi tugma ang round na ito' },
} satisfies Record<string, Text>;

interface Loaded {
  module: AnyGameModule;
  View: ComponentType<AnyViewProps>;
  isRight: boolean;
}

async function load(record: RoundRecord): Promise<Loaded> {
  const found = parts[record.engine];
  if (!found) throw new Error(`There is no game ${record.engine}`);
  const [module, view] = await Promise.all([found.rules(), found.view()]);
  const isRight = isProven(record, roundsOf(module.rules, record));
  return { module, View: view.default, isRight };
}

function Player({ record }: { record: RoundRecord }) {
  const { text } = useGame();
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const [turn, setTurn] = useState(1);
  const [said, setSaid] = useState('');
  const [note, setNote] = useState<Text | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(record).then(
      (done) => isCurrent && setLoaded(done),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [record]);
  if (loaded === null) return null;
  if (loaded === 'failed') return <p role="alert">{text(texts.failed)}</p>;
  const copy = () => {
    // Where the page is not secure there is no clipboard.
    const written = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error());
    written.then(
      () => setNote(texts.copied),
      () => setNote(texts.notCopied),
    );
  };
  const { module, View, isRight } = loaded;
  return (
    <>
      <ReplayStage
        key={turn}
        module={module}
        View={View}
        record={record}
        onEnd={({ stake, payout, isHeld }, announcement) => {
          const result = text(pastSentence({ stake, payout: payout ?? 0n, isHeld }));
          setSaid([announcement ?? [], result].flat().join(' '));
        }}
      />
      <p className="replay-said" role="status">
        {said}
      </p>
      <p className="frame-verdict" data-right={isRight}>
        {text(isRight ? texts.proven : texts.wrong)}
      </p>
      <div className="replay-ways">
        <button
          type="button"
          className="kit-action"
          data-strong
          onClick={() => {
            setSaid('');
            setTurn(turn + 1);
          }}
        >
          {text(texts.again)}
        </button>
        <button type="button" className="kit-action" onClick={copy}>
          {text(texts.copy)}
        </button>
        <a className="kit-action" href={`verify${location.search}`}>
          {text(texts.check)}
        </a>
      </div>
      <p role="status">{note && text(note)}</p>
    </>
  );
}

/** A settled round as a link: the game plays it again, with the proof beside it and without the player's name. */
export function ReplayPage({ record }: { record: RoundRecord | null }) {
  const { text } = useGame();
  return (
    <div className="verify-page">
      <main>
        <h1>{record?.gameName ?? text(texts.title)}</h1>
        {record ? (
          <>
            <p className="frame-quiet">{`${text(texts.title)}. ${text(texts.how)}`}</p>
            <Player record={record} />
          </>
        ) : (
          <p role="alert">{text(texts.unknown)}</p>
        )}
      </main>
    </div>
  );
}
