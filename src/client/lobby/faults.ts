import { useSpeech } from '../state/speech.tsx';

/** Says in a sentence why the server did not do something. */
export function useFaults(): (code: string) => string {
  const say = useSpeech();
  return (code) => {
    if (code === 'unreachable') return say.t('lobby.reason.unreachable');
    if (say.has(`errors.error.${code}`)) return say.lookup('errors.error', code);
    return say.t('lobby.reason.notDone', { code });
  };
}
