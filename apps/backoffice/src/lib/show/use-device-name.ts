import { useLingui } from '@lingui/react/macro';
import { unknownDevice } from '@perya/contract/constants';

/** The name of a device in the language of whoever reads it; the server keeps it in English. */
export function useDeviceName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => {
    if (name === '' || name === unknownDevice) return t`Unknown device`;
    const [browser, system] = name.split(' on ');
    return system === undefined ? name : t`${browser} on ${system}`;
  };
}
