export interface TicketProps {
  /** What it brings, large. */
  readonly value: string;
  readonly title: string;
  readonly text?: string | undefined;
}

/** An admission ticket: what it brings on the stub, its terms beyond the line to tear along. */
export function Ticket({ value, title, text }: TicketProps) {
  return (
    <div className="flex h-full min-h-10 min-w-0 items-stretch overflow-hidden rounded-control border border-line bg-accent-soft text-ink">
      <span className="flex shrink-0 items-center border-accent-strong border-r-2 border-dashed px-2.5 font-display font-extrabold text-accent-strong text-lg">
        {value}
      </span>
      <span className="flex min-w-0 flex-col justify-center px-2.5 py-1.5 leading-tight">
        <span className="amount-figures block font-semibold text-[0.875rem]">{title}</span>
        {text !== undefined && <span className="block text-[0.75rem]">{text}</span>}
      </span>
    </div>
  );
}
