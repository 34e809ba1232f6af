import type { KnownCalls } from './known'

const a12 = { rp: 101, pid: 201 }
const perez = { rp: 101, workId: 501 }

/** Movements of a lot and of a work, and the public pages. */
export const movementsKnown = {
  listActivityRecords: { path: a12, query: { page: 1 } },
  downloadActivityRecords: { path: a12 },
  listWorkMovements: { path: perez, query: { page: 1 } },
  downloadWorkMovements: { path: perez },
  getPublicInvitation: { path: { id: 'demo-invitation' } },
  acceptPublicInvitation: { path: { id: 'demo-invitation' } },
  getUnsubscribe: { path: { id: 'demo-unsubscribe' } },
  confirmUnsubscribe: { path: { id: 'demo-unsubscribe' } },
} satisfies KnownCalls
