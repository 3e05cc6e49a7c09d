import { useLingui } from '@lingui/react/macro';
import {
  type AttestedLine,
  attestedLines,
  type LineState,
  type Opening,
  type OpeningLine,
} from '@perya/contract/house/staff-calls/opening';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { AttestDialog } from './attest-dialog.tsx';
import { GatewayTestDialog } from './gateway-test-dialog.tsx';
import { LineAbout } from './line-about.tsx';
import { useLineTexts } from './line-texts.ts';
import { MessageTestDialog } from './message-test-dialog.tsx';

const isAttested = (name: OpeningLine): name is AttestedLine =>
  attestedLines.some((line) => line === name);

/** The list, each line with what is missing, why it matters and what to do. */
export function LinesTable({ opening }: { readonly opening: Opening }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<OpeningLine | null>(null);
  const end = () => setChosen(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too. */}
      <section tabIndex={0} aria-label={t`What the opening needs`} className="overflow-x-auto">
        <table aria-label={t`What the opening needs`} className="list-table md:min-w-[44rem]">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col">{t`State`}</th>
              <th scope="col">{t`What`}</th>
              <th scope="col">{t`What there is to do`}</th>
              <th scope="col">{t`Action`}</th>
            </tr>
          </thead>
          <tbody>
            {opening.lines.map((line) => (
              <LineRow key={line.name} line={line} onChoose={setChosen} />
            ))}
          </tbody>
        </table>
      </section>
      {chosen === 'sms' && <MessageTestDialog onClose={end} />}
      {chosen === 'gateway' && <GatewayTestDialog channels={opening.channels} onClose={end} />}
      {chosen !== null && isAttested(chosen) && <AttestDialog line={chosen} onClose={end} />}
    </>
  );
}

interface LineRowProps {
  readonly line: LineState;
  readonly onChoose: (line: OpeningLine) => void;
}

function LineRow({ line: { name, is_done, about, proved_at }, onChoose }: LineRowProps) {
  const { t } = useLingui();
  const { title, why, how } = useLineTexts()[name];
  return (
    // On a phone what is to be done stands under what it is about: beside it nobody would find it.
    <tr className="max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:border-line max-md:border-b max-md:*:h-auto! max-md:*:border-b-0!">
      <td className="max-md:row-span-3 max-md:py-2">
        {is_done ? (
          <StatusBadge tone="positive">{t`Done`}</StatusBadge>
        ) : (
          <StatusBadge tone="negative">{t`Missing`}</StatusBadge>
        )}
      </td>
      <th scope="row" className="whitespace-normal! py-1.5 text-left font-normal">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-muted">{why}</span>
      </th>
      <td className="whitespace-normal! wrap-anywhere py-1.5 max-md:col-start-2 max-md:empty:hidden">
        {!is_done && <span className="block">{how}</span>}
        <LineAbout name={name} about={about} />
        {proved_at !== null && (
          <span className="block text-ink-muted">
            {t`Proved`} <Age at={proved_at} />
          </span>
        )}
      </td>
      <td className="max-md:col-start-2 max-md:pb-1.5">
        <LineAction name={name} onChoose={onChoose} />
      </td>
    </tr>
  );
}

function LineAction({ name, onChoose }: Pick<LineRowProps, 'onChoose'> & { name: OpeningLine }) {
  const { t } = useLingui();
  const may = useMay();
  const { title, path } = useLineTexts()[name];
  const label = { sms: t`Send a test …`, gateway: t`Pay a peso …` }[name as string];
  const isTest = label !== undefined && may('doors.test');
  const isAttest = isAttested(name) && may('doors.open');
  if (path !== null) {
    return (
      <Link to={path}>
        {t`Go there`}
        <span className="sr-only"> {title}</span>
      </Link>
    );
  }
  if (!isTest && !isAttest) return null;
  const button = (
    <Button kind="quiet" className="-ml-3 h-7" onClick={() => onChoose(name)}>
      {isTest ? label : t`Attest …`}
      <span className="sr-only"> {title}</span>
    </Button>
  );
  if (isTest) return button;
  return (
    <UnlessWaiting action="doors.attest" topic={name} inTable>
      {button}
    </UnlessWaiting>
  );
}
