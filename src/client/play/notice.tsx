import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import css from './notices.module.css';

interface NoticeProps {
  readonly icon: string;
  readonly text: string;
  readonly hot?: boolean;
  readonly children?: ReactNode;
}

/** A notice about the table, with buttons. */
export function Notice({ icon, text, hot, children }: NoticeProps) {
  return (
    <p className={`${css.notice} ${hot ? css.hot : ''}`} role="status">
      <Icon id={icon} size={20} />
      <span>{text}</span>
      {children !== undefined && <em>{children}</em>}
    </p>
  );
}
