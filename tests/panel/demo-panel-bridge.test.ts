import { beforeEach, expect, it } from 'vitest'
import { demoPanelBridge } from '@/demo/demo-panel-bridge'
import { sessionState } from '@/session/session-store'
import { openStoreBeforeEach } from '../session/open-store'
import { sessionData } from '../session/sessions'

openStoreBeforeEach()
beforeEach(() => sessionStorage.clear())

it('keeps what a login answered, tells whose it is, and ends it', async () => {
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
  await demoPanelBridge.saveSession({ ...sessionData() })
  expect(await demoPanelBridge.getAccountEmail()).toBe('residente@demo.ar')
  expect(sessionState().session?.token).toBe('t-000001')
  await demoPanelBridge.endSession()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})

it('takes nothing that is no session', async () => {
  await expect(demoPanelBridge.saveSession({ token: '' })).rejects.toThrow()
  expect(await demoPanelBridge.getAccountEmail()).toBeUndefined()
})
