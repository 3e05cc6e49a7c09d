import { useLingui } from '@lingui/react/macro';
import { refreshIcon } from '@perya/ui/icons/action';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useAppUpdate } from './app-update.ts';

/** A new version waits until the player takes it: a page that reloads by itself could lose what was typed. */
export default function UpdateNotice() {
  const { t } = useLingui();
  const apply = useAppUpdate((state) => state.apply);
  return (
    <NoticeBar
      drawing={refreshIcon}
      text={t`A new version is ready.`}
      action={{ label: t`Update now`, onPress: () => apply?.() }}
      close={{ label: t`Later`, onPress: () => useAppUpdate.setState({ apply: null }) }}
    />
  );
}
