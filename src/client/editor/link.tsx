import { Link, useRoute } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import css from './editor.module.css';

interface LinkProps {
  readonly say: Speaker<'editor'>;
  readonly heading: string;
  readonly lead: string;
}

/** The link to the editor on the learning page. */
export function EditorLink({ say, heading, lead }: LinkProps) {
  return (
    <section>
      <h2 className={heading}>{say.t('editor.label.title')}</h2>
      <p className={lead}>{say.t('editor.text.link')}</p>
      <p className={css.open}>
        <Link href="/editor" className={parts.button ?? ''}>
          {say.t('editor.button.open')}
        </Link>
      </p>
    </section>
  );
}

/** The link that opens the position of a local table in the editor. */
export function EditTable({ game, id }: { readonly game: string; readonly id: string }) {
  const [isHere] = useRoute('/play/:id');
  return isHere ? <EditTableLink game={game} id={id} /> : null;
}

function EditTableLink({ game, id }: { readonly game: string; readonly id: string }) {
  const { t } = useMessages();
  const name = t('play.button.edit');
  return (
    <Link href={`/editor/${game}?table=${id}`} className={parts.round ?? ''} aria-label={name} title={name}>
      <Icon id="u-notes" size={22} />
    </Link>
  );
}
