import { Dialog } from '../components/dialog.tsx';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import { useBan } from './ban-state.ts';
import css from './manners.module.css';

/** Tells somebody who is banned why and until when. Games on this device go on. */
export function BanNotice() {
  const state = useBan();
  return state.ban && <BanDialog {...state} ban={state.ban} />;
}

type BanState = ReturnType<typeof useBan.getState>;

function BanDialog({ ban, seen, close }: BanState & { readonly ban: NonNullable<BanState['ban']> }) {
  const { language } = useMessages();
  const say = useSubject('manners');
  if (!say) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog open={!seen} close={close} title={say.t('manners.label.banned')}>
      <div className={css.person} role="alert" data-banned>
        <p>{say.t('manners.text.banned')}</p>
        <blockquote className={css.quote}>{ban.reason}</blockquote>
        <p>
          {ban.until === undefined
            ? say.t('manners.text.bannedForever')
            : say.t('manners.text.bannedUntil', { date: date.format(ban.until) })}
        </p>
      </div>
    </Dialog>
  );
}
