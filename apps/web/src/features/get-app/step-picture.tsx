/** What a step of the instructions shows on the phone. */
export type StepName = 'open' | 'menu' | 'install' | 'share' | 'add';

const mark = 'fill-none stroke-2 stroke-accent-strong';
const row = 'fill-line';

/** The part of the screen that the step speaks of; the rest of the phone is the same on all. */
const parts: Record<StepName, React.ReactNode> = {
  open: (
    <>
      <rect x="26" y="26" width="68" height="14" rx="7" className={row} />
      <rect x="22" y="22" width="76" height="22" rx="11" className={mark} />
    </>
  ),
  menu: (
    <>
      <rect x="26" y="26" width="52" height="14" rx="7" className={row} />
      <circle cx="90" cy="28" r="2" className="fill-ink" />
      <circle cx="90" cy="33" r="2" className="fill-ink" />
      <circle cx="90" cy="38" r="2" className="fill-ink" />
      <circle cx="90" cy="33" r="11" className={mark} />
    </>
  ),
  install: (
    <>
      <rect x="42" y="28" width="54" height="76" rx="6" className="fill-sunken" />
      <rect x="48" y="36" width="36" height="6" rx="3" className={row} />
      <rect x="48" y="52" width="36" height="6" rx="3" className={row} />
      <rect x="48" y="72" width="36" height="6" rx="3" className="fill-ink" />
      <rect x="44" y="66" width="50" height="18" rx="6" className={mark} />
      <rect x="48" y="92" width="30" height="6" rx="3" className={row} />
    </>
  ),
  share: (
    <>
      <rect x="18" y="126" width="84" height="20" className="fill-sunken" />
      <path
        d="M54 134v9h12v-9M60 140v-13M56 131l4-4 4 4"
        className="fill-none stroke-2 stroke-ink"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="60" cy="135" r="14" className={mark} />
    </>
  ),
  add: (
    <>
      <path d="M18 74h84v72H18z" className="fill-sunken" />
      <rect x="26" y="84" width="46" height="6" rx="3" className={row} />
      <rect x="26" y="106" width="46" height="6" rx="3" className="fill-ink" />
      <path d="M82 103h12v12H82zM88 106v6M85 109h6" className="fill-none stroke-2 stroke-ink" />
      <rect x="21" y="98" width="78" height="22" rx="6" className={mark} />
      <rect x="26" y="128" width="40" height="6" rx="3" className={row} />
    </>
  ),
};

/** Says the same as the words beside it. */
export function StepPicture({ name }: { readonly name: StepName }) {
  return (
    <svg viewBox="0 0 120 168" aria-hidden="true" className="w-20 shrink-0">
      <rect
        x="12"
        y="8"
        width="96"
        height="152"
        rx="14"
        className="fill-raised stroke-2 stroke-ink-muted"
      />
      <rect x="50" y="13" width="20" height="3" rx="1.5" className="fill-ink-muted" />
      {parts[name]}
    </svg>
  );
}
