import { Icon } from './icon.tsx';
import parts from './parts.module.css';

interface RoundButtonProps {
  readonly icon: string;
  /** What the button does: its tooltip, and what a screen reader says. */
  readonly label: string;
  press(): void;
}

/** A round button of the header: an icon with a name. */
export function RoundButton({ icon, label, press }: RoundButtonProps) {
  return (
    <button type="button" className={parts.round} onClick={press} aria-label={label} title={label}>
      <Icon id={icon} size={22} />
    </button>
  );
}
