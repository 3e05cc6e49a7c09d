import type { StakeRange, Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine, InfoSection } from '@perya/game-kit/info';
import type { Centavos } from '@perya/money';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import type { InfoPicture } from '../view.ts';
import { InfoShapes, InfoSymbols } from './info-shapes.tsx';
import { Sheet } from './sheet.tsx';

const texts = {
  title: { en: 'About this game', tl: 'Tungkol sa larong ito' },
  facts: { en: 'In short', tl: 'Sa madaling salita' },
  rtp: { en: 'Returns to players in the long run', tl: 'Bumabalik sa mga player sa katagalan' },
  stakes: { en: 'Stake a round', tl: 'Taya bawat round' },
  most: { en: 'Most that a round pays', tl: 'Pinakamataas na bayad ng isang round' },
  chance: {
    en: 'The return is an average over very many rounds; a single evening can differ widely. Rounds do not remember each other.',
    tl: 'Karaniwan ito sa napakaraming round; puwedeng malayo rito ang isang gabi. Walang alaala ang bawat round sa nauna.',
  },
  atStake: {
    en: 'Amounts are for the {amount} that you have chosen.',
    tl: 'Para sa napili mong {amount} ang mga halaga.',
  },
  responsible: {
    en: '21 and over only. Play for fun, stay within your limit.',
    tl: 'Para sa 21 taong gulang pataas. Maglaro para malibang, at huwag lampasan ang limit mo.',
  },
} satisfies Record<string, Text>;

interface InfoSheetProps {
  info: GameInfo;
  stakeRange: StakeRange;
  rtpBasisPoints: number;
  /** What is chosen now; null before anything was. */
  stake: Centavos | null;
  Picture: InfoPicture | null;
  onClose(): void;
}

type DrawnProps = Pick<InfoSheetProps, 'stake' | 'Picture'>;

function Line({ line, stake, Picture }: DrawnProps & { line: InfoLine }) {
  const { text } = useGame();
  return (
    <div>
      <dt>
        {Picture && line.picture !== undefined && (
          <span className="frame-line-picture">
            <Picture id={line.picture} />
          </span>
        )}
        {text(line.label)}
      </dt>
      <dd className="kit-figures">
        {text(line.value)}
        {line.paysAt && stake !== null && (
          <span className="frame-line-amounts">{text(line.paysAt(stake))}</span>
        )}
      </dd>
    </div>
  );
}

function Section({ section, stake, Picture }: DrawnProps & { section: InfoSection }) {
  const { text } = useGame();
  const shownStake = section.lines?.some(({ paysAt }) => paysAt) ? stake : null;
  return (
    <section>
      <h3>{text(section.title)}</h3>
      {section.texts?.map((each) => (
        <p key={each.en}>{text(each)}</p>
      ))}
      {shownStake !== null && (
        <p>{text(texts.atStake).replace('{amount}', formatAmount(shownStake))}</p>
      )}
      {section.symbols && Picture && <InfoSymbols symbols={section.symbols} Picture={Picture} />}
      {section.shapes && <InfoShapes shapes={section.shapes} />}
      {section.lines && (
        <dl className="frame-lines">
          {section.lines.map((line) => (
            <Line key={line.label.en} line={line} stake={stake} Picture={Picture} />
          ))}
        </dl>
      )}
    </section>
  );
}

/** The rules with their pictures, and what each prize is at the stake of the moment. */
export function InfoSheet(props: InfoSheetProps) {
  const { info, stakeRange, rtpBasisPoints, stake, Picture, onClose } = props;
  const { text } = useGame();
  const facts: [string, string][] = [
    [text(texts.rtp), `${(rtpBasisPoints / 100).toFixed(2)}%`],
    [
      text(texts.stakes),
      `${formatAmount(stakeRange.stakeMin)} – ${formatAmount(stakeRange.stakeMax)}`,
    ],
    [text(texts.most), formatAmount(stakeRange.payoutMax)],
  ];
  return (
    <Sheet title={text(texts.title)} onClose={onClose}>
      <p className="frame-lead">{text(info.summary)}</p>
      <h3>{text(texts.facts)}</h3>
      <dl className="frame-lines">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="kit-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="frame-quiet">{text(texts.chance)}</p>
      {info.sections.map((section) => (
        <Section key={section.title.en} section={section} stake={stake} Picture={Picture} />
      ))}
      <p className="frame-quiet">{text(texts.responsible)}</p>
    </Sheet>
  );
}
