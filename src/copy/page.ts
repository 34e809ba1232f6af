/** What the frame of every screen says. */
export const page = { trail: 'Dónde estás' }
