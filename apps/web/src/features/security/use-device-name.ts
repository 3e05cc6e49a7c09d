import { useLingui } from '@lingui/react/macro';

/** What the server calls what it cannot name. */
const unknownDevice = 'Unknown device';

/** The name of a device as players read it. */
export function useDeviceName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === unknownDevice ? t`Another app or browser` : name);
}
