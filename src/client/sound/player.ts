import { usePrefs } from '../state/prefs.ts';
import { type Cue, playCue } from './cues.ts';

/** What a browser counts as a gesture of the reader. */
const GESTURES = ['pointerup', 'keydown', 'touchend'] as const;
/** Equal sounds closer together than this are one, in ms: several dice of one roll, several lines of a chat. */
const SAME_MS = 400;

let context: AudioContext | undefined;
let hasGesture = false;
const lastAt = new Map<Cue, number>();

/** Opens the audio device, once the reader has done something on the page and wants sounds. */
function openDevice(): void {
  if (!hasGesture || !usePrefs.getState().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Waits for the first gesture of the reader: before it, nothing makes a sound and no audio device is opened. */
export function followGestures(): () => void {
  const onGesture = (): void => {
    hasGesture = true;
    openDevice();
  };
  for (const gesture of GESTURES) document.addEventListener(gesture, onGesture, { capture: true, passive: true });
  return () => {
    for (const gesture of GESTURES) document.removeEventListener(gesture, onGesture, { capture: true });
  };
}

/** Makes the sound of an occasion, if the reader wants sounds and has done something on the page. */
export function playSound(cue: Cue): void {
  const { sound: isOn, volume } = usePrefs.getState();
  const now = performance.now();
  if (!isOn || volume <= 0 || now - (lastAt.get(cue) ?? -Infinity) < SAME_MS) return;
  openDevice();
  if (!context) return;
  lastAt.set(cue, now);
  playCue(context, cue, volume);
}

/** Plays a sound as a sample while the reader sets sounds up: that is a gesture itself. */
export function playSample(): void {
  hasGesture = true;
  lastAt.clear();
  playSound('turn');
}
