/** What every screen between entry and success is given. */
export interface StageProps {
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly takesFocus: boolean;
}
