import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import me from '../lobby/me.module.css';
import type { FormStatus } from '../lobby/personal.ts';
import { callApi } from '../net/api.ts';
import { useSubject } from '../state/use-subject.ts';

type Block = RouteResponse<'blocks'>['blocks'][number];

/** The people whom one has muted or blocked, on one's own page. Nothing is shown while there are none. */
export function Blocks({ revision, succeeded, failed }: FormStatus & { readonly revision: number }) {
  const say = useSubject('manners');
  const [list, setList] = useState<readonly Block[]>([]);
  useEffect(() => {
    let stale = false;
    callApi('blocks', 'GET', '/me/blocks').then(
      ({ blocks }) => {
        if (!stale) setList(blocks);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [revision]);
  if (!say || list.length === 0) return null;
  return (
    <section data-blocks>
      <h2>{say.t('manners.label.blocks')}</h2>
      <p>{say.t('manners.text.muteBlock')}</p>
      <ul className={me.list}>
        {list.map(({ id, name, how }) => (
          <li key={id}>
            <span>
              <Icon id={how === 'block' ? 'u-lock' : 'u-eye-off'} size={20} />
              <b>{name}</b>
              <small>{say.t(`manners.label.how.${how}`)}</small>
            </span>
            <button
              type="button"
              className={parts.button}
              onClick={() =>
                void callApi('dropBlock', 'DELETE', `/me/blocks/${id}`).then(
                  () => succeeded(say.t('manners.text.undone', { name })),
                  failed,
                )
              }
            >
              {say.t('manners.button.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
