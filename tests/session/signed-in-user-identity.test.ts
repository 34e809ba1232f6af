import { expect, test, vi } from 'vitest'
import { endSession, expireSession, startSession } from '@/session/session-store'
import {
  clearStoredSubmissionRecord,
  clearSubmissionsOnSignOut,
  getSignedInUserIdentity,
  recordStoredSubmission,
} from '@/session/signed-in-user-identity'
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

/** Signs in, records an unfinished submission, and passes the mock `clearSubmission` to `clearSubmissionsOnSignOut`. */
function recordSubmission() {
  startSession(createSessionData())
  recordStoredSubmission()
  const clearSubmission = vi.fn(clearStoredSubmissionRecord)
  const unsubscribe = clearSubmissionsOnSignOut(clearSubmission)
  return { clearSubmission, unsubscribe }
}

test('keeps an unfinished submission after an expiry, a reload and a sign-in of the same user', () => {
  const { clearSubmission, unsubscribe } = recordSubmission()
  const identity = getSignedInUserIdentity()
  expect(localStorage.getItem('portal.submissions')).toBe(identity)
  reload()
  expireSession(getToken() ?? '')
  reload()
  startSession(createNextSession())
  expect([clearSubmission.mock.calls, getSignedInUserIdentity()]).toEqual([[], identity])
  unsubscribe()
})

test('clears an unfinished submission if the user signs out in any tab', () => {
  for (const signOut of [endSession, () => storeInAnotherTab(null)]) {
    const { clearSubmission, unsubscribe } = recordSubmission()
    signOut()
    expect(clearSubmission).toHaveBeenCalledOnce()
    startSession(createOtherUserSession())
    expect(clearSubmission).toHaveBeenCalledOnce()
    unsubscribe()
  }
})

test('clears nothing if no unfinished submission is stored', () => {
  const clearSubmission = vi.fn()
  const unsubscribe = clearSubmissionsOnSignOut(clearSubmission)
  startSession(createSessionData())
  endSession()
  expect(clearSubmission).not.toHaveBeenCalled()
  unsubscribe()
})

test('clears an unfinished submission if a different user signs in, even before the portal subscribes', () => {
  const portalWithListener = recordSubmission()
  startSession(createOtherUserSession())
  expect(portalWithListener.clearSubmission).toHaveBeenCalledOnce()
  portalWithListener.unsubscribe()

  const portalWithoutListener = recordSubmission()
  portalWithoutListener.unsubscribe()
  startSession(createOtherUserSession())
  const clearSubmission = vi.fn()
  const unsubscribe = clearSubmissionsOnSignOut(clearSubmission)
  expect(clearSubmission).toHaveBeenCalledOnce()
  unsubscribe()
})

test('identifies a user without lots by the email, and records no submission while nobody is signed in', () => {
  expect(getSignedInUserIdentity()).toBeUndefined()
  recordStoredSubmission()
  expect(localStorage.getItem('portal.submissions')).toBeNull()
  startSession(createSessionData({ properties: [] }))
  expect(getSignedInUserIdentity()).toBe(createSessionData().user.email)
})
