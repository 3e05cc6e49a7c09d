import type { StakeRange, Text } from '@perya/game-kit/game';
import type { GameInfo } from '@perya/game-kit/info';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import { Sheet } from './sheet.tsx';

const texts = {
  title: { en: 'About this game', tl: 'Tungkol sa larong ito' },
  facts: { en: 'In short', tl: 'Sa madaling salita' },
  rtp: { en: 'Returns to players in the long run', tl: 'Bumabalik sa mga manlalaro sa katagalan' },
  stakes: { en: 'Stake a round', tl: 'Taya bawat round' },
  most: { en: 'Most that a round pays', tl: 'Pinakamataas na bayad ng isang round' },
  chance: {
    en: 'The return is an average over very many rounds; a single evening can differ widely. Rounds do not remember each other.',
    tl: 'Karaniwan ito sa napakaraming round; maaaring malayo rito ang isang gabi. Walang alaala ang bawat round sa nauna.',
  },
  responsible: {
    en: '21 and over only. Play for fun, stay within your limit.',
    tl: 'Para sa 21 taong gulang pataas. Maglaro para malibang, at huwag lampasan ang iyong hangganan.',
  },
} satisfies Record<string, Text>;

interface InfoSheetProps {
  info: GameInfo;
  stakeRange: StakeRange;
  rtpBasisPoints: number;
  onClose(): void;
}

export function InfoSheet({ info, stakeRange, rtpBasisPoints, onClose }: InfoSheetProps) {
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
        <section key={section.title.en}>
          <h3>{text(section.title)}</h3>
          {section.texts?.map((each) => (
            <p key={each.en}>{text(each)}</p>
          ))}
          {section.lines && (
            <dl className="frame-lines">
              {section.lines.map((line) => (
                <div key={line.label.en}>
                  <dt>{text(line.label)}</dt>
                  <dd className="kit-figures">{text(line.value)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <p className="frame-quiet">{text(texts.responsible)}</p>
    </Sheet>
  );
}
