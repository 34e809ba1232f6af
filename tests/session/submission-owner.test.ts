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

const again = () => sessionData({ session_id: 's-000002', token: 'next' })
const somebodyElse = () => {
  const data = sessionData({ session_id: 's-000003', token: 'other' })
  return {
    ...data,
    user: { ...data.user, email: 'otra@demo.ar' },
    properties: data.properties.map((property) => ({ ...property, person_id: property.person_id + 900 })),
  }
}

/** Somebody is signed in, and has left a submission unfinished. */
function begin() {
  startSession(sessionData())
  recordStoredSubmission()
  const forget = vi.fn(clearStoredSubmissionRecord)
  const stop = clearSubmissionsOnSignOut(forget)
  return { forget, stop }
}

test('what is unfinished stays through a reload, an expiry and signing in again', () => {
  const { forget, stop } = begin()
  const owner = getSubmissionOwner()
  reload()
  expireSession(token() ?? '')
  startSession(again())
  expect([forget.mock.calls, getSubmissionOwner()]).toEqual([[], owner])
  stop()
})

test('it is forgotten when its user signs out, here or in another tab', () => {
  for (const signOut of [endSession, () => inAnotherTab(null)]) {
    const { forget, stop } = begin()
    signOut()
    expect(forget).toHaveBeenCalledOnce()
    stop()
  }
})

test('it is forgotten when somebody else signs in, or has when the portal opens', () => {
  const first = begin()
  startSession(somebodyElse())
  expect(first.forget).toHaveBeenCalledOnce()
  first.stop()

  const second = begin()
  second.stop()
  startSession(somebodyElse())
  const later = vi.fn()
  clearSubmissionsOnSignOut(later)()
  expect(later).toHaveBeenCalledOnce()
})

test('who has no lot is known by their email; nobody keeps nothing', () => {
  expect(getSubmissionOwner()).toBeUndefined()
  recordStoredSubmission()
  expect(localStorage.getItem('portal.submissions')).toBeNull()
  startSession(sessionData({ properties: [] }))
  expect(getSubmissionOwner()).toBe(sessionData().user.email)
})
