import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { languageOfLocale, say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';

const { name } = partnerBrands.maya;
/** Not in the catalogue of the shell, which belongs to the first load. */
const text = {
  en: `You are not logged in. Go back to ${name} and open us from there again`,
  tl: `Hindi ka naka-log in. Bumalik sa ${name} at buksan ulit kami mula roon`,
};

/** The second wallet's app alone logs its players in: a tap says how. */
export function sayComeAgain(): void {
  toast.info(say(text, languageOfLocale(document.documentElement.lang)));
}
