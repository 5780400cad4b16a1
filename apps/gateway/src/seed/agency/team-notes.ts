type Note = { by: string; about: string }

/** Notes that agents keep about accounts of their teams. */
export const notes = {
  leader: { by: 'agent01', about: 'agenta1' },
  calls: { by: 'agent01', about: 'agenta2' },
  quiet: { by: 'agent01', about: 'agenta3' },
  evenings: { by: 'agenta1', about: 'agenta1b1' },
} as const satisfies Record<string, Note>
export type NoteName = keyof typeof notes
export const noteNames = Object.keys(notes) as NoteName[]
