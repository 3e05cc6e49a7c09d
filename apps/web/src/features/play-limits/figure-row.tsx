import { Amount } from '@perya/ui/amount';

export function FigureRow({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0 last:font-bold">
      <dt>{label}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
