import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy, createRuntimeConfig } from '@/hosting/server-config'
import { renderScreen } from '../support/render-screen'

const chatScriptUrl = 'https://chat.example/start.js'
const listScripts = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }))

/** The callbacks that `requestIdleCallback` has received, by id. */
let idleCallbacks = new Map<number, () => void>()
const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules)

beforeEach(() => {
  idleCallbacks = new Map()
  createPolicy.mockClear()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idleCallbacks.set(idleCallbacks.size + 1, run)
    return idleCallbacks.size
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => idleCallbacks.delete(id))
  vi.stubGlobal('trustedTypes', { createPolicy })
})

/** Calls the callbacks for an idle browser. */
function runWhenIdle() {
  for (const run of idleCallbacks.values()) run()
}

const findAuthorizations = () => screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })

test('loads no chat if no chat is configured', async () => {
  await renderScreen('/', { as: 'residente' })
  await findAuthorizations()
  runWhenIdle()
  expect(listScripts()).toEqual([])
  expect(createPolicy).not.toHaveBeenCalled()
})

test('loads no chat for users who are not residents', async () => {
  await renderScreen('/constructions', { as: 'obra', config: { chatScriptUrl } })
  await screen.findByRole('heading', { level: 1, name: 'Obras' })
  runWhenIdle()
  expect(listScripts()).toEqual([])
  expect(createPolicy).not.toHaveBeenCalled()
})

test('loads the chat once for residents, when the browser is idle, with a Trusted Types policy for its URL only', async () => {
  await renderScreen('/', { as: 'residente', config: { chatScriptUrl } })
  await findAuthorizations()
  await waitFor(() => expect(idleCallbacks.size).toBeGreaterThan(0))
  expect(listScripts()).toEqual([])
  runWhenIdle()
  runWhenIdle()
  expect(listScripts()).toEqual([{ src: chatScriptUrl, async: true }])

  const [[name, rules] = []] = createPolicy.mock.calls
  expect(() => rules?.createScriptURL('https://other.example/x.js')).toThrow(TypeError)
  const config = createRuntimeConfig({ CHAT_SCRIPT_URL: chatScriptUrl })
  const policy = contentSecurityPolicy({ config, isDevelopment: false, hasMock: false })
  expect(policy).toMatch(new RegExp(`trusted-types portal ${name}( portal-worker)?(;|$)`))
})
