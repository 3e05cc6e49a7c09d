import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@perya/ui/toasts/toaster';

/** Toasts stand at the top centre and go by themselves after five seconds. [A-078 A-079 M-094] */
export default function ToastLayer() {
  const { t } = useLingui();
  return <Toaster regionLabel={t`Messages`} announceLabel={t`Message`} closeLabel={t`Close`} />;
}
