import type { KnownCalls } from './known'

const lot = { rp: 101, pid: 201 }
const work = { rp: 101, workId: 501 }
const lastMonth = { start_date: '2026-02-16', end_date: '2026-03-16' }

/** Movements, and the pages that are opened from a link. */
export const movementsKnown = {
  listActivityRecords: { path: lot, query: { ...lastMonth, ordering: '-checkin_datetime', page_size: 25 } },
  downloadActivityRecords: { path: lot, query: { ...lastMonth, guest_type_code: 'VENDOR' } },
  listWorkMovements: { path: work, query: { ...lastMonth, in_property: false } },
  downloadWorkMovements: { path: work, query: lastMonth },
  getPublicInvitation: { path: { id: 'demo-invitation' } },
  acceptPublicInvitation: { path: { id: 'demo-invitation' } },
  getUnsubscribe: { path: { id: 'demo-unsubscribe' } },
  confirmUnsubscribe: { path: { id: 'demo-unsubscribe' } },
} satisfies KnownCalls
