import { useLingui } from '@lingui/react/macro';

export function LoginPage() {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <h1 className="font-semibold text-[1.125rem]">{t`Perya Backoffice`}</h1>
    </main>
  );
}
