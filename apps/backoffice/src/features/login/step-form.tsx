import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../lib/fields/button.tsx';

interface StepFormProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: () => void;
}

/** One step of the way in: its heading, its fields, one button. The first field has the focus. */
export function StepForm({
  title,
  text,
  children,
  submitLabel,
  busy,
  problem,
  onSubmit,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? fields[0])?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="font-semibold text-[1.25rem] leading-tight">{title}</h1>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {children}
      {problem && (
        <p role="alert" className="rounded-control bg-negative-soft px-3 py-2 text-negative">
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" busy={busy} className="h-9">
        {submitLabel}
      </Button>
    </form>
  );
}
