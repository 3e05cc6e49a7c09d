import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { Logo } from '@perya/ui/logo';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useSite } from '../../lib/page/site.ts';
import { regulatorLogos } from './regulator-logos.ts';

/** Who watches over the house; the 21+ logo opens the regulator's own site. [M-239 M-240] */
export function RegulatorRow({ index }: { readonly index: IndexData | null }) {
  const { imagesHost } = useSite();
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {regulatorLogos(index).map((logo) => (
        <li key={logo.name}>
          <a
            href={logo.link_h5}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-14 place-items-center rounded-full"
          >
            <Logo
              src={imageUrl(logo.url, imagesHost)}
              alt={logo.name}
              width={48}
              height={48}
              className="size-12"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
