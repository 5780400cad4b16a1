import type { SoundName } from '../kit.ts'

type Note = [hz: number, atMs: number, forMs: number]

/** Short melodies; a return below the stake has none. */
const sounds: Record<SoundName, { wave: OscillatorType; loud: number; notes: Note[] }> = {
  tap: { wave: 'triangle', loud: 0.12, notes: [[520, 0, 50]] },
  spin: {
    wave: 'sawtooth',
    loud: 0.05,
    notes: [
      [180, 0, 90],
      [220, 80, 90],
      [260, 160, 120],
    ],
  },
  stop: { wave: 'square', loud: 0.05, notes: [[140, 0, 60]] },
  tick: { wave: 'square', loud: 0.04, notes: [[880, 0, 25]] },
  rise: {
    wave: 'sine',
    loud: 0.1,
    notes: [
      [330, 0, 120],
      [392, 110, 120],
      [494, 220, 160],
    ],
  },
  deal: {
    wave: 'triangle',
    loud: 0.08,
    notes: [
      [300, 0, 40],
      [240, 30, 40],
    ],
  },
  win: {
    wave: 'triangle',
    loud: 0.16,
    notes: [
      [523, 0, 110],
      [659, 100, 110],
      [784, 200, 200],
    ],
  },
  big: {
    wave: 'triangle',
    loud: 0.18,
    notes: [
      [523, 0, 120],
      [659, 110, 120],
      [784, 220, 120],
      [1047, 330, 420],
    ],
  },
  lose: { wave: 'sine', loud: 0.05, notes: [[220, 0, 140]] },
  close: {
    wave: 'sine',
    loud: 0.1,
    notes: [
      [660, 0, 80],
      [440, 90, 140],
    ],
  },
}

/** Sounds made here, off until the player turns them on; nothing is created before that. */
export function createSound() {
  let context: AudioContext | null = null
  let isOn = false
  return {
    toggle(): boolean {
      isOn = !isOn
      context ??= new AudioContext()
      void (isOn ? context.resume() : context.suspend())
      return isOn
    },
    play(name: SoundName) {
      if (!isOn || !context) return
      const { wave, loud, notes } = sounds[name]
      for (const [hz, atMs, forMs] of notes) {
        const from = context.currentTime + atMs / 1000
        const until = from + forMs / 1000
        const source = new OscillatorNode(context, { type: wave, frequency: hz })
        const gain = new GainNode(context, { gain: 0 })
        gain.gain.setValueAtTime(0, from)
        gain.gain.linearRampToValueAtTime(loud, from + 0.008)
        gain.gain.exponentialRampToValueAtTime(0.0005, until)
        source.connect(gain).connect(context.destination)
        source.start(from)
        source.stop(until)
      }
    },
  }
}
