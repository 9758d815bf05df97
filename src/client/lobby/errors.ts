import { useMessages } from '../state/messages.tsx';

/** Says in a sentence why the server did not do something. */
export function useErrorText(): (code: string) => string {
  const say = useMessages();
  return (code) => {
    if (code === 'unreachable') return say.t('lobby.reason.unreachable');
    if (say.has(`errors.error.${code}`)) return say.lookup('errors.error', code);
    return say.t('lobby.reason.notDone', { code });
  };
}
