import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { brandPair } from '@perya/contract/rules/game-brands';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { Icon } from '@perya/ui/icon';
import { chevronDownIcon } from '@perya/ui/icons/action';
import { Logo } from '@perya/ui/logo';
import { Sheet } from '@perya/ui/overlays/sheet';
import { ListState } from '@perya/ui/states/list-state';
import { useState } from 'react';
import { imageUrl } from '../../../lib/image/image-url.ts';
import { useSite } from '../../../lib/page/site.ts';
import type { Providers } from './use-providers.ts';

interface ProviderSelectorProps {
  readonly list: Providers;
  readonly chosen: readonly string[];
  readonly onChoose: (pairs: readonly string[]) => void;
}

/** Several providers may be ticked; nothing changes behind the sheet until Confirm. [G-026 G-031 G-032 G-033] */
export function ProviderSelector({ list, chosen, onChoose }: ProviderSelectorProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const count = chosen.length;
  const open = () => {
    setTicked(chosen);
    setIsOpen(true);
  };
  const confirm = () => {
    setIsOpen(false);
    onChoose(ticked);
  };
  const tick = (pair: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, pair] : ticked.filter((each) => each !== pair));
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-control bg-raised py-1 pr-3 pl-4 font-semibold text-[0.9375rem] text-ink hover:bg-sunken"
      >
        <span className="truncate">{count === 0 ? t`Providers` : t`Providers: ${count}`}</span>
        <Icon drawing={chevronDownIcon} className="size-5 text-ink-muted" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Providers`}
        closeLabel={t`Close`}
        footer={
          <div className="flex gap-3">
            <Button kind="secondary" className="flex-1" onClick={() => setTicked([])}>
              {t`Reset`}
            </Button>
            <Button className="flex-1" onClick={confirm}>
              {t`Confirm`}
            </Button>
          </div>
        }
      >
        <ProviderChoices list={list} ticked={ticked} onTick={tick} />
      </Sheet>
    </>
  );
}

interface ProviderChoicesProps {
  readonly list: Providers;
  readonly ticked: readonly string[];
  readonly onTick: (pair: string, isTicked: boolean) => void;
}

function ProviderChoices({ list, ticked, onTick }: ProviderChoicesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { imagesHost } = useSite();
  const { providers, hasFailed, retry } = list;
  const waiting = hasFailed ? 'error' : 'loading';
  return (
    <ListState
      state={providers === null ? waiting : providers.length === 0 ? 'empty' : 'ready'}
      loadingText={say(listTexts.loading, language)}
      emptyText={say(listTexts.emptyGames, language)}
      errorText={say(listTexts.failed, language)}
      retryLabel={t`Try again`}
      onRetry={retry}
    >
      <ul className="flex flex-col divide-y divide-line">
        {providers?.map((provider) => {
          const pair = brandPair(provider);
          return (
            <li key={pair}>
              <Checkbox
                checked={ticked.includes(pair)}
                onChange={(event) => onTick(pair, event.target.checked)}
              >
                <span className="flex w-full items-center justify-between gap-3">
                  {provider.name}
                  <Logo
                    src={imageUrl(provider.logo, imagesHost)}
                    alt=""
                    width={102}
                    height={32}
                    className="h-8 w-25.5 shrink-0 object-contain"
                  />
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </ListState>
  );
}
