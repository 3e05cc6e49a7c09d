import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLink } from './login-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function TopBar() {
  return (
    <header className="top-bar">
      <BrandMark className="md:hidden" />
      <div className="ml-auto flex items-center gap-1">
        <LoginLink />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
