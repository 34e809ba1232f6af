import { beforeEach, expect, it } from 'vitest'
import { demoPanelBridge } from '@/demo/demo-panel-bridge'
import { getSessionState } from '@/session/session-store'
import { openStoreBeforeEach } from '../session/open-store'
import { createSessionData } from '../session/sessions'

openStoreBeforeEach()
beforeEach(() => sessionStorage.clear())

it('starts a session with the response to a login, returns the email of its account, and ends the session', async () => {
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
  await demoPanelBridge.signIn({ ...createSessionData() })
  expect(await demoPanelBridge.getAccountEmail()).toBe('residente@demo.ar')
  expect(getSessionState().session?.token).toBe('t-000001')
  await demoPanelBridge.endSession()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})

it('rejects a login response that does not match the contract, and starts no session', async () => {
  await expect(demoPanelBridge.signIn({ token: '' })).rejects.toThrow()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})
