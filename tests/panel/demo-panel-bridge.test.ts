import { beforeEach, expect, it } from 'vitest'
import { demoPanelBridge } from '@/demo/demo-panel-bridge'
import { getSessionState } from '@/session/session-store'
import { openStoreBeforeEach } from '../session/open-store'
import { createSessionData } from '../session/sessions'

openStoreBeforeEach()
beforeEach(() => sessionStorage.clear())

it('saves the response of a sign-in as the session, returns the email of the account, and ends the session', async () => {
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
  await demoPanelBridge.signIn({ ...createSessionData() })
  expect(await demoPanelBridge.getAccountEmail()).toBe('residente@demo.ar')
  expect(getSessionState().session?.token).toBe('t-000001')
  await demoPanelBridge.endSession()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})

it('rejects a response that is not a session', async () => {
  await expect(demoPanelBridge.signIn({ token: '' })).rejects.toThrow()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})
