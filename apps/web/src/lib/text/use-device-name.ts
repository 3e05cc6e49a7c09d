import { useLanguage } from '@perya/app-kit/language/language-context';
import { unknownDevice } from '@perya/contract/constants';
import { say, type Text } from '@perya/contract/text';

/** Not in the catalogue of the shell, which belongs to the first load. */
const another: Text = { en: 'Another app or browser', tl: 'Ibang app o browser' };

const running = (browser: string, system: string): Text => ({
  en: `${browser} on ${system}`,
  tl: `${browser} sa ${system}`,
});

/** The name of a device as players read it; the server keeps it in English. */
export function useDeviceName(): (name: string) => string {
  const { language } = useLanguage();
  return (name) => {
    if (name === unknownDevice) return say(another, language);
    const [browser = '', system] = name.split(' on ');
    return system === undefined ? name : say(running(browser, system), language);
  };
}
