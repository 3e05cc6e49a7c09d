import { useLingui } from '@lingui/react/macro';
import type { StaffPromotionDetail } from '@perya/contract/promotions/staff-calls/promotions';
import {
  type PromotionSimulation,
  simulatePromotion,
} from '@perya/contract/promotions/staff-calls/simulation';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { SimulationResult } from './simulation-result.tsx';

const daySeconds = 86_400;
const dayAgo = (days: number) =>
  writeManilaTime(Math.floor(Date.now() / 1000) - days * daySeconds).slice(0, 10);

/** What the draft, or else what stands, would have cost in days that are over. */
export function SimulationSection({ promotion }: { readonly promotion: StaffPromotionDetail }) {
  const { t } = useLingui();
  const [from, setFrom] = useState(() => dayAgo(7));
  const [to, setTo] = useState(() => dayAgo(1));
  const [result, setResult] = useState<PromotionSimulation | null>(null);
  const { submit, isBusy, problem } = useSubmit(simulatePromotion, {
    problemIn: 'form',
    onDone: setResult,
  });
  const { id, revision, draft } = promotion;
  const simulate = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, revision: draft?.number ?? revision, from, to });
  };
  return (
    <Section title={t`Simulation`}>
      <p className="text-ink-muted">
        {t`What it would have cost in past days, had it run then with nothing given before. 31 days at most.`}
      </p>
      <form onSubmit={simulate} className="flex flex-wrap items-end gap-3">
        <TextField
          type="date"
          label={t`From`}
          required
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t`To`}
          required
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" busy={isBusy}>{t`Simulate`}</Button>
      </form>
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
      <div role="status">{result && <SimulationResult simulation={result} />}</div>
    </Section>
  );
}
