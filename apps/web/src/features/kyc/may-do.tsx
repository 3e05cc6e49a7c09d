import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { type Drawing, Icon } from '@perya/ui/icon';
import { clockIcon, successIcon } from '@perya/ui/icons/status';
import { useId } from 'react';
import { type KycStanding, usePolicyActions } from './use-policy-actions.ts';

/** What the player may do with a status by the operator's policy, and what the approval opens. */
export function MayDo(standing: KycStanding) {
  const { t } = useLingui();
  const { open, shut } = usePolicyActions(standing);
  return (
    <Card className="flex flex-col gap-4">
      <Group title={t`What you can do meanwhile`} drawing={successIcon} names={open} isOpen />
      <Group title={t`Once your KYC is approved`} drawing={clockIcon} names={shut} />
    </Card>
  );
}

interface GroupProps {
  readonly title: string;
  readonly drawing: Drawing;
  readonly names: readonly string[];
  readonly isOpen?: boolean;
}

function Group({ title, drawing, names, isOpen = false }: GroupProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-bold text-base">
        {title}
      </h2>
      <ul className="flex flex-col gap-1.5 text-[0.9375rem] leading-snug">
        {names.map((name) => (
          <li key={name} className="flex gap-3">
            <Icon
              drawing={drawing}
              className={`size-5 ${isOpen ? 'text-positive' : 'text-ink-muted'}`}
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
