/** One tone of a sound. */
interface Tone {
  /** Pitch at the start, in Hz. */
  readonly pitch: number;
  /** Pitch at the end, in Hz; undefined: it stays. */
  readonly to?: number;
  /** When it begins, in seconds after the start of the sound. */
  readonly at: number;
  /** How long it takes to fade, in seconds. */
  readonly length: number;
  /** Its peak at full volume; 1 is the loudest that a device can play. */
  readonly peak: number;
  readonly shape: OscillatorType;
}

/** The occasions that have a sound. */
export const CUES = ['turn', 'roll', 'message', 'end'] as const;
/** An occasion that has a sound. */
export type Cue = (typeof CUES)[number];

/** The short sound of a die on wood: a falling pitch. */
const dieHit = (at: number, pitch: number): Tone => ({
  pitch,
  to: pitch / 2,
  at,
  length: 0.07,
  peak: 0.1,
  shape: 'triangle',
});

const bell = (at: number, pitch: number, length: number, peak: number): Tone => ({
  pitch,
  at,
  length,
  peak,
  shape: 'sine',
});

/** The sounds. All are computed from these tones; there are no sound files. */
export const SOUNDS: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [bell(0, 523.25, 0.4, 0.1), bell(0.14, 783.99, 0.6, 0.1)],
  roll: [dieHit(0, 420), dieHit(0.09, 350), dieHit(0.16, 460), dieHit(0.27, 310)],
  message: [bell(0, 880, 0.22, 0.07)],
  end: [bell(0, 392, 0.5, 0.08), bell(0.18, 523.25, 0.5, 0.08), bell(0.36, 659.25, 0.9, 0.08)],
};

/** How long a tone takes to reach its peak, in seconds. Without it, it would begin with a click. */
const RISE = 0.012;
/** What a tone has faded to at its end; an exponential fade never reaches 0. */
const FADED = 0.0001;

/** Plays a sound on an audio graph from a time of its clock on, at a volume from 0 to 1. */
export function playCue(context: BaseAudioContext, cue: Cue, volume: number, from = context.currentTime): void {
  const master = context.createGain();
  master.gain.value = volume;
  master.connect(context.destination);
  for (const { pitch, to, at, length, peak, shape } of SOUNDS[cue]) {
    const start = from + at;
    const tone = context.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + length);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(peak, start + RISE);
    loudness.gain.exponentialRampToValueAtTime(FADED, start + length);
    tone.connect(loudness).connect(master);
    tone.start(start);
    tone.stop(start + length);
  }
}
