import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../lib/overlays/dialog.tsx';
import { showLayer, useShellState } from './shell-state.ts';

/** All keys on one sheet; `?` opens it. */
export function KeysSheet() {
  const { t } = useLingui();
  const isOpen = useShellState(({ open }) => open === 'keys');
  const keys = [
    ['/', t`Search everything, do anything`],
    ['Ctrl K', t`The same, also while typing`],
    ['j', t`Next row`],
    ['k', t`Row before`],
    ['x', t`Choose the row`],
    ['Enter', t`Open the row`],
    ['Home', t`First row`],
    ['End', t`Last row`],
    ['c', t`Claim the case, or renew it`],
    ['n', t`The next that waits`],
    ['p', t`Pay`],
    ['h', t`Hold`],
    ['a', t`Approve`],
    ['d', t`Decline`],
    ['Ctrl Enter', t`Send what is filled in`],
    ['[', t`Previous case`],
    [']', t`Next case`],
    ['w', t`Another width`],
    ['Esc', t`Close the case or the dialog`],
    ['?', t`These keys`],
  ] as const;
  return (
    <Dialog open={isOpen} onClose={() => showLayer(null)} title={t`Keys`}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="flex gap-1">
              {key.split(' ').map((part) => (
                <kbd key={part} className="kbd">
                  {part}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
