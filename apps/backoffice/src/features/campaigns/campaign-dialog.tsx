import { useLingui } from '@lingui/react/macro';
import {
  addCampaign,
  type Campaign,
  campaignNameMax,
  changeCampaign,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import { landingPages, tagIdPattern } from '@perya/contract/rules/content/campaign';
import { CheckField, SelectField, TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pageNames } from './page-names.ts';

interface CampaignDialogProps {
  /** Without one a new one is added. */
  readonly campaign?: Campaign;
  readonly onClose: () => void;
}

const newCampaign = { ad_id: '', name: '', page: 'grabvip', gtag_id: '', is_on: true } as const;

/** Adds a campaign, or changes one that is still as it was seen. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const { t, i18n } = useLingui();
  const call = campaign === undefined ? addCampaign : changeCampaign;
  const { ad_id, name, page, gtag_id, is_on } = campaign ?? newCampaign;
  const form = useCallForm(call, {
    typed: { ad_id, name, page, gtag_id, is_on, reason: '' },
    input: (typed) => ({ ...typed, version: campaign?.version }),
    refuses: (typed) => [typed.gtag_id !== '' && !tagIdPattern.test(typed.gtag_id) && 'gtag_id'],
    words: {
      ad_id: t`Letters, digits and - _ . ~ only`,
      name: t`A campaign has a name`,
      gtag_id: t`As G-AB12CD34EF`,
      reason: t`Say why: it stands in the audit`,
    },
    refusals: { CAMPAIGN_TAKEN: 'ad_id', CAMPAIGN_TAG: 'gtag_id' },
  });
  const { submit, isBusy, problem } = useSubmit(call, { form, onDone: onClose });
  const { field } = form;
  return (
    <FormDialog
      title={campaign ? t`Change a campaign` : t`New campaign`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TextField label={t`Name`} maxLength={campaignNameMax} {...field('name')} />
      <TextField
        label={t`Advertisement id`}
        hint={t`Stands in the link, and is never changed`}
        maxLength={128}
        readOnly={campaign !== undefined}
        {...field('ad_id')}
      />
      <SelectField
        label={t`Landing page`}
        options={landingPages.map((value) => ({ value, label: i18n._(pageNames[value]) }))}
        {...field('page')}
      />
      <TextField
        label={t`Measuring tag`}
        hint={t`Loaded only after the visitor agrees; empty: none`}
        maxLength={40}
        {...field('gtag_id')}
      />
      <CheckField label={t`Visits are counted, and the tag is loaded`} {...field('is_on')} />
      <TextField label={t`Why, for the audit`} maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}
