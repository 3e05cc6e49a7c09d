import { useLingui } from '@lingui/react/macro';
import { newSubmitKey } from '@perya/app-kit/query/new-submit-key';
import { isApiError } from '@perya/contract/client-errors';
import { setupOcr } from '@perya/contract/kyc/calls/ocr';
import type { IdType } from '@perya/contract/rules/kyc-options';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { begunScan, type ScanInHand } from '../stage/scan-in-hand.ts';

/** Where the provider sends the browser back to, however the scan ended; it adds the ids of the scan. */
const scanReturnPath = '/s-kyc?step=3';

/** Sets the scan up and hands the browser over to the provider. [A-140 A-190 A-421] */
export function useStartScan(onBegun: (scan: ScanInHand) => void) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(setupOcr, {
    onDone: (begun, { id_type }) => {
      onBegun(begunScan(begun, id_type));
      window.location.assign(begun.redirect_url);
      // Busy until the page is gone, or comes back by the browser's own Back: a second tap would begin a second scan.
      return new Promise((back) => window.addEventListener('pageshow', back, { once: true }));
    },
    problemOf: (error) => (isApiError(error) ? error.message : t`Failed to start OCR`),
  });
  const start = (id_type: IdType) =>
    void submit({
      is_frame: false,
      biz_id: newSubmitKey(),
      id_type,
      complete_callback_url: scanReturnPath,
      interrupt_callback_url: scanReturnPath,
    });
  return { start, isStarting: isBusy };
}
