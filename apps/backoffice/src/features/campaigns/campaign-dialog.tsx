import { useLingui } from '@lingui/react/macro';
import {
  addCampaign,
  type Campaign,
  campaignNameMax,
  changeCampaign,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import {
  adIdPattern,
  type LandingPage,
  landingPages,
  tagIdPattern,
} from '@perya/contract/rules/content/campaign';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { CheckField, SelectField, TextField } from '../../lib/fields/field.tsx';
import { Dialog } from '../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pageNames } from './page-names.ts';

interface CampaignDialogProps {
  /** Without one a new one is added. */
  readonly campaign?: Campaign;
  readonly onClose: () => void;
}

/** Adds a campaign, or changes one that is still as it was seen. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [adId, setAdId] = useState(campaign?.ad_id ?? '');
  const [name, setName] = useState(campaign?.name ?? '');
  const [page, setPage] = useState<LandingPage>(campaign?.page ?? 'grabvip');
  const [tagId, setTagId] = useState(campaign?.gtag_id ?? '');
  const [isOn, setOn] = useState(campaign?.is_on ?? true);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const options = {
    problemIn: 'form',
    onDone: onClose,
  } as const;
  const adding = useSubmit(addCampaign, options);
  const changing = useSubmit(changeCampaign, options);
  const { isBusy, problem } = campaign === undefined ? adding : changing;
  const problems = {
    adId: adIdPattern.test(adId) ? undefined : t`Letters, digits and - _ . ~ only`,
    name: name.trim() === '' ? t`A campaign has a name` : undefined,
    tagId: tagId === '' || tagIdPattern.test(tagId) ? undefined : t`As G-AB12CD34EF`,
    reason: reason.trim().length < 3 ? t`Say why: it stands in the audit` : undefined,
  };
  const shown = (which: keyof typeof problems) => (hasTried ? problems[which] : undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some((each) => each !== undefined)) return;
    const written = { ad_id: adId, name, page, gtag_id: tagId, is_on: isOn, reason };
    if (campaign === undefined) void adding.submit(written);
    else void changing.submit({ ...written, version: campaign.version });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={campaign ? t`Change a campaign` : t`New campaign`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} kind="primary" busy={isBusy}>{t`Save`}</Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="flex flex-col gap-3">
        <TextField
          label={t`Name`}
          maxLength={campaignNameMax}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={shown('name')}
        />
        <TextField
          label={t`Advertisement id`}
          hint={t`Stands in the link, and is never changed`}
          maxLength={128}
          readOnly={campaign !== undefined}
          value={adId}
          onChange={(event) => setAdId(event.target.value)}
          error={shown('adId')}
        />
        <SelectField
          label={t`Landing page`}
          options={landingPages.map((value) => ({ value, label: i18n._(pageNames[value]) }))}
          value={page}
          onChange={(event) =>
            setPage(landingPages.find((each) => each === event.target.value) ?? page)
          }
        />
        <TextField
          label={t`Measuring tag`}
          hint={t`Loaded only after the visitor agrees; empty: none`}
          maxLength={40}
          value={tagId}
          onChange={(event) => setTagId(event.target.value)}
          error={shown('tagId')}
        />
        <CheckField
          label={t`Visits are counted, and the tag is loaded`}
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
        <TextField
          label={t`Why, for the audit`}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={shown('reason')}
        />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
