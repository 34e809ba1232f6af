import { expect, test, vi } from 'vitest'
import { endSession, expireSession, startSession } from '@/session/session-store'
import {
  clearStoredSubmissionRecord,
  clearSubmissionsOnSignOut,
  getSubmissionOwner,
  recordStoredSubmission,
} from '@/session/submission-owner'
import { getToken, openStoreBeforeEach, reload, storeInAnotherTab } from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

const createNextSession = () => createSessionData({ session_id: 's-000002', token: 'next' })
const createOtherUserSession = () => {
  const data = createSessionData({ session_id: 's-000003', token: 'other' })
  return {
    ...data,
    user: { ...data.user, email: 'otra@demo.ar' },
    properties: data.properties.map((property) => ({ ...property, person_id: property.person_id + 900 })),
  }
}

/** Signs in, and records an unfinished submission. */
function recordSubmission() {
  startSession(createSessionData())
  recordStoredSubmission()
  const clearSubmission = vi.fn(clearStoredSubmissionRecord)
  const unsubscribe = clearSubmissionsOnSignOut(clearSubmission)
  return { clearSubmission, unsubscribe }
}

test('keeps an unfinished submission after a reload, an expiry and a new sign-in of its user', () => {
  const { clearSubmission, unsubscribe } = recordSubmission()
  const owner = getSubmissionOwner()
  reload()
  expireSession(getToken() ?? '')
  startSession(createNextSession())
  expect([clearSubmission.mock.calls, getSubmissionOwner()]).toEqual([[], owner])
  unsubscribe()
})

test('clears an unfinished submission if its user signs out in any tab', () => {
  for (const signOut of [endSession, () => storeInAnotherTab(null)]) {
    const { clearSubmission, unsubscribe } = recordSubmission()
    signOut()
    expect(clearSubmission).toHaveBeenCalledOnce()
    unsubscribe()
  }
})

test('clears an unfinished submission if another user signs in while the portal is open or closed', () => {
  const openPortal = recordSubmission()
  startSession(createOtherUserSession())
  expect(openPortal.clearSubmission).toHaveBeenCalledOnce()
  openPortal.unsubscribe()

  const closedPortal = recordSubmission()
  closedPortal.unsubscribe()
  startSession(createOtherUserSession())
  const clearSubmission = vi.fn()
  const unsubscribe = clearSubmissionsOnSignOut(clearSubmission)
  expect(clearSubmission).toHaveBeenCalledOnce()
  unsubscribe()
})

test('returns the email of a user without a lot as the owner, and stores nothing without a session', () => {
  expect(getSubmissionOwner()).toBeUndefined()
  recordStoredSubmission()
  expect(localStorage.getItem('portal.submissions')).toBeNull()
  startSession(createSessionData({ properties: [] }))
  expect(getSubmissionOwner()).toBe(createSessionData().user.email)
})
