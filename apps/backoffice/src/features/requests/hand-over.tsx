import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  collectPart,
  type HandOverPart,
  type StaffRequestDetail,
} from '@perya/contract/staff/calls/requests';
import { invitationLink } from '@perya/contract/staff/invitation-link';
import { copyIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { saveFile } from '../../lib/list/save-file.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment, useManilaTime } from '../../lib/show/moment.tsx';

type Part = StaffRequestDetail['hand_over'][number];
type Collected = AnswerOf<typeof collectPart>;

interface HandOverProps {
  readonly request: StaffRequestDetail;
}

function usePartWords(): Readonly<Record<HandOverPart, string>> {
  const { t } = useLingui();
  return {
    'invitation-link': t`Link of the invitation`,
    'invitation-code': t`Code of the invitation`,
    'venue-key': t`Secret of the new key`,
    'voucher-first-halves': t`First halves of the codes`,
    'voucher-second-halves': t`Second halves of the codes`,
  };
}

function State({ part }: { readonly part: Part }) {
  const { t } = useLingui();
  const until = useManilaTime()(part.until);
  const { name } = part.by;
  if (part.collected_at !== null) {
    return (
      <>
        {t`Collected by ${name}`}, <Moment at={part.collected_at} />
      </>
    );
  }
  return part.until * 1000 > Date.now()
    ? t`Waits for ${name} until ${until}`
    : t`Nobody collected it in time`;
}

const isFile = ({ part }: Collected) =>
  part === 'voucher-first-halves' || part === 'voucher-second-halves';

/** What was collected as a file. */
function Saved({ name }: { readonly name: string }) {
  const { t } = useLingui();
  return (
    <div className="rounded-control bg-sunken p-3" role="status">
      <p>{t`They are saved in ${name}, this once: hand the file over yourself, and keep no copy.`}</p>
    </div>
  );
}

/** What was collected, this once. */
function Shown({ collected }: { readonly collected: Collected }) {
  const { t } = useLingui();
  const words = usePartWords();
  const { part, name, value } = collected;
  const text = part === 'invitation-link' ? invitationLink(location.origin, value) : value;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(t`It is copied`);
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3" role="status">
      <p>{t`This is shown this once: hand it over yourself now.`}</p>
      {name !== null && <TextField label={t`Key`} readOnly value={name} />}
      <TextField
        label={words[part]}
        readOnly
        value={text}
        onFocus={({ target }) => target.select()}
        autoComplete="off"
      />
      <div>
        <Button drawing={copyIcon} onClick={() => void copy()}>{t`Copy`}</Button>
      </div>
    </div>
  );
}

/** After an approval: who collects which part, and the own one, to be seen once. */
export function HandOver({ request }: HandOverProps) {
  const { t } = useLingui();
  const words = usePartWords();
  const [collected, setCollected] = useState<Collected | null>(null);
  const { submit, isBusy, problem } = useSubmit(collectPart, {
    problemIn: 'form',
    onDone: (part) => {
      if (isFile(part)) saveFile(part.name ?? part.part, part.value);
      setCollected(part);
    },
  });
  const { id, hand_over: parts } = request;
  if (parts.length === 0) return null;
  const own = parts.find(({ is_mine }) => is_mine);
  const canCollect = own?.collected_at === null && own.until * 1000 > Date.now();
  return (
    <Section title={t`To hand over`}>
      <Facts
        facts={parts.map((part) => ({ label: words[part.part], value: <State part={part} /> }))}
      />
      {collected &&
        (isFile(collected) ? (
          <Saved name={collected.name ?? ''} />
        ) : (
          <Shown collected={collected} />
        ))}
      {canCollect && (
        <div>
          <Button kind="primary" busy={isBusy} onClick={() => void submit({ id })}>
            {t`Show my part, this once`}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
    </Section>
  );
}
