import { clientSeedPattern } from '@perya/game-kit/fair-source';
import type { Text } from '@perya/game-kit/game';
import { useState } from 'react';
import { useGame } from '../game-context.ts';
import type { Fairness, RoundRecord } from '../port.ts';
import { Verifier } from '../verify/verifier.tsx';
import type { ShoeNow } from '../view.ts';
import { Sheet } from './sheet.tsx';

const texts = {
  title: { en: 'Provably fair', tl: 'Provably fair' },
  lead: {
    en: 'Before you bet, the studio fixes a secret seed and shows its fingerprint. Your own seed is mixed in. After the round the secret is shown, and anyone can play the round again.',
    tl: 'Bago ka tumaya, may nakatakda nang lihim na seed ang studio at ipinapakita ang tatak nito. Ihinahalo rito ang sarili mong seed. Pagkatapos ng round, inilalantad ang lihim, at kahit sino ay puwedeng ulitin ang round.',
  },
  shared: {
    en: 'In a room everybody has the same seeds. They are a chain: the fingerprint of this round is the secret of the last one, back to the first, which was public before anybody bet.',
    tl: 'Sa silid, pareho ang mga seed ng lahat. Kadena ang mga ito: ang tatak ng round na ito ay ang lihim ng nauna, pabalik hanggang sa una, na hayag na bago pa may tumaya.',
  },
  shoe: { en: 'The shoe', tl: 'Ang shoe' },
  shoeLead: {
    en: 'All cards of this shoe were fixed before its first round, by this fingerprint. The secret of each round is shown after it, and leads back to the fingerprint. Another seed of yours begins a new shoe.',
    tl: 'Itinakda na ng tatak na ito ang lahat ng baraha ng shoe bago ang unang round nito. Inilalantad ang lihim ng bawat round pagkatapos nito, at pabalik ito sa tatak. Bagong shoe ang simula kapag ibang seed ang ginamit mo.',
  },
  place: { en: 'Next round of the shoe', tl: 'Susunod na round ng shoe' },
  next: { en: 'Next round', tl: 'Susunod na round' },
  commitment: { en: 'Fingerprint of the secret (SHA-256)', tl: 'Tatak ng lihim (SHA-256)' },
  clientSeed: { en: 'Your seed', tl: 'Seed mo' },
  nonce: { en: 'Round number', tl: 'Bilang ng round' },
  save: { en: 'Use this seed', tl: 'Gamitin ang seed na ito' },
  saved: { en: 'From the next round on.', tl: 'Simula sa susunod na round.' },
  wrong: {
    en: 'Use 1 to 64 letters, digits or signs, without spaces.',
    tl: 'Gumamit ng 1 hanggang 64 na letra, numero o simbolo, walang puwang.',
  },
  last: { en: 'Last round', tl: 'Nakaraang round' },
  none: { en: 'No round has finished yet.', tl: 'Wala pang natatapos na round.' },
  secret: { en: 'The secret', tl: 'Ang lihim' },
  failed: {
    en: 'The round could not be fetched. Try again.',
    tl: 'Hindi makuha ang round. Subukan ulit.',
  },
  verify: { en: 'Play this round again', tl: 'Ulitin ang round na ito' },
} satisfies Record<string, Text>;

function ShoeProof({ shoe, nonce }: { shoe: ShoeNow; nonce: number }) {
  const { text } = useGame();
  return (
    <>
      <h3>{text(texts.shoe)}</h3>
      <p className="frame-quiet">{text(texts.shoeLead)}</p>
      <dl className="frame-proof">
        <dt>{text(texts.commitment)}</dt>
        <dd>{shoe.commitment}</dd>
        <dt>{text(texts.place)}</dt>
        <dd>
          {nonce - shoe.from + 1} / {shoe.rounds}
        </dd>
      </dl>
    </>
  );
}

interface FairnessSheetProps {
  fairness: Fairness;
  onChangeSeed(clientSeed: string): Promise<boolean>;
  onReadRecord(roundId: string): Promise<RoundRecord>;
  onClose(): void;
}

export function FairnessSheet({
  fairness,
  onChangeSeed,
  onReadRecord,
  onClose,
}: FairnessSheetProps) {
  const { text } = useGame();
  const [seed, setSeed] = useState(fairness.clientSeed);
  const [note, setNote] = useState<Text | null>(null);
  const [record, setRecord] = useState<RoundRecord | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (!clientSeedPattern.test(seed)) setNote(texts.wrong);
    else if (await onChangeSeed(seed)) setNote(texts.saved);
  };
  const { last } = fairness;
  const verify = (roundId: string) => {
    setFailed(false);
    onReadRecord(roundId).then(setRecord, () => setFailed(true));
  };
  return (
    <Sheet title={text(texts.title)} onClose={onClose}>
      <p className="frame-lead">{text(texts.lead)}</p>
      <h3>{text(texts.next)}</h3>
      <dl className="frame-proof">
        <dt>{text(texts.commitment)}</dt>
        <dd>{fairness.commitment}</dd>
        <dt>{text(texts.nonce)}</dt>
        <dd>{fairness.nonce}</dd>
      </dl>
      {fairness.shoe && <ShoeProof shoe={fairness.shoe} nonce={fairness.nonce} />}
      {fairness.isShared ? (
        <p className="frame-quiet">{text(texts.shared)}</p>
      ) : (
        // Not a form: a sandboxed frame may not submit one.
        <div className="frame-seed">
          <label>
            <span>{text(texts.clientSeed)}</span>
            <input
              value={seed}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void save();
              }}
              onChange={(event) => {
                setSeed(event.target.value);
                setNote(null);
              }}
            />
          </label>
          <button type="button" className="kit-action" onClick={() => void save()}>
            {text(texts.save)}
          </button>
          <p role="status">{note && text(note)}</p>
        </div>
      )}
      <h3>{text(texts.last)}</h3>
      {last ? (
        <>
          <dl className="frame-proof">
            <dt>{text(texts.secret)}</dt>
            <dd>{last.serverSeed}</dd>
            <dt>{text(texts.commitment)}</dt>
            <dd>{last.commitment}</dd>
            <dt>{text(texts.clientSeed)}</dt>
            <dd>{last.clientSeed}</dd>
            <dt>{text(texts.nonce)}</dt>
            <dd>{last.nonce}</dd>
          </dl>
          {record ? (
            <Verifier record={record} />
          ) : (
            <button type="button" className="kit-action" onClick={() => verify(last.roundId)}>
              {text(texts.verify)}
            </button>
          )}
          <p role="alert">{hasFailed && text(texts.failed)}</p>
        </>
      ) : (
        <p>{text(texts.none)}</p>
      )}
    </Sheet>
  );
}
