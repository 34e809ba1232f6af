import { beforeEach, expect, it } from 'vitest'
import { portalMeans } from '@/portal-means'
import { sessionState } from '@/session/session-store'
import { openStoreBeforeEach } from '../session/open-store'
import { sessionData } from '../session/sessions'

openStoreBeforeEach()
beforeEach(() => sessionStorage.clear())

it('keeps what a login answered, tells whose it is, and ends it', async () => {
  expect(await portalMeans.getAccountEmail()).toBeUndefined()
  await portalMeans.saveSession({ ...sessionData() })
  expect(await portalMeans.getAccountEmail()).toBe('residente@demo.ar')
  expect(sessionState().session?.token).toBe('t-000001')
  await portalMeans.endSession()
  expect(await portalMeans.getAccountEmail()).toBeUndefined()
})

it('takes nothing that is no session', async () => {
  await expect(portalMeans.saveSession({ token: '' })).rejects.toThrow()
  expect(await portalMeans.getAccountEmail()).toBeUndefined()
})
