import { useMessages } from '../state/messages.tsx';

/** Returns a function that turns an error code into a sentence. */
export function useErrorText(): (code: string) => string {
  const say = useMessages();
  return (code) => {
    if (code === 'unreachable') return say.t('lobby.reason.unreachable');
    if (say.has(`errors.error.${code}`)) return say.lookup('errors.error', code);
    return say.t('lobby.reason.notDone', { code });
  };
}
