import type { OverlayContentProps } from '../../lib/overlays/overlay-contents.ts';
import { LoginPanel } from './login-panel.tsx';

/** The login over the current page. */
export default function LoginSheet({ payload, close, setStepBack }: OverlayContentProps) {
  return <LoginPanel payload={payload} closeModal={close} onStepBack={setStepBack} />;
}
