import { expect, test, vi } from 'vitest'
import { endSession, expireSession, startSession } from '@/session/session-store'
import {
  clearStoredSubmissionRecord,
  clearSubmissionsOnSignOut,
  getSubmissionOwner,
  recordStoredSubmission,
} from '@/session/submission-owner'
import { inAnotherTab, openStoreBeforeEach, reload, token } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

const createNextSession = () => sessionData({ session_id: 's-000002', token: 'next' })
const createOtherUserSession = () => {
  const data = sessionData({ session_id: 's-000003', token: 'other' })
  return {
    ...data,
    user: { ...data.user, email: 'otra@demo.ar' },
    properties: data.properties.map((property) => ({ ...property, person_id: property.person_id + 900 })),
  }
}

/** Signs in, and records an unfinished submission. */
function begin() {
  startSession(sessionData())
  recordStoredSubmission()
  const clearSubmission = vi.fn(clearStoredSubmissionRecord)
  const stop = clearSubmissionsOnSignOut(clearSubmission)
  return { clearSubmission, stop }
}

test('keeps an unfinished submission after a reload, an expiry and a new sign-in of its user', () => {
  const { clearSubmission, stop } = begin()
  const owner = getSubmissionOwner()
  reload()
  expireSession(token() ?? '')
  startSession(createNextSession())
  expect([clearSubmission.mock.calls, getSubmissionOwner()]).toEqual([[], owner])
  stop()
})

test('clears an unfinished submission if its user signs out in any tab', () => {
  for (const signOut of [endSession, () => inAnotherTab(null)]) {
    const { clearSubmission, stop } = begin()
    signOut()
    expect(clearSubmission).toHaveBeenCalledOnce()
    stop()
  }
})

test('clears an unfinished submission if another user signs in, also before the portal opens', () => {
  const first = begin()
  startSession(createOtherUserSession())
  expect(first.clearSubmission).toHaveBeenCalledOnce()
  first.stop()

  const second = begin()
  second.stop()
  startSession(createOtherUserSession())
  const later = vi.fn()
  clearSubmissionsOnSignOut(later)()
  expect(later).toHaveBeenCalledOnce()
})

test('returns the email as the owner without a lot, and stores nothing without a session', () => {
  expect(getSubmissionOwner()).toBeUndefined()
  recordStoredSubmission()
  expect(localStorage.getItem('portal.submissions')).toBeNull()
  startSession(sessionData({ properties: [] }))
  expect(getSubmissionOwner()).toBe(sessionData().user.email)
})
