import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StartFailureScreen } from '@/app/StartFailureScreen'
import { applyConfig, config } from '@/config'
import { PublicPortal } from '@/features/public/PublicPortal'
import { runEarlyPublicScript } from '@/hosting/early-script'
import { requireConfig, type StartFailure } from '@/require-config'

afterEach(() => {
  vi.unstubAllGlobals()
  window.portalRequests = undefined
  applyConfig({ apiUrl: '' })
})

/** Stubs `fetch`: each request receives the next of `responses`. Returns the stub. */
function stubResponses(...responses: (() => Promise<Response>)[]) {
  const fetch = vi.fn(
    (_url: string) => responses.shift()?.() ?? Promise.reject(new TypeError('no response left')),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Loads the configuration and renders its failures as `main.tsx` does, but does not render the portal. */
function start(renderFailure: (failure: StartFailure) => ReactElement) {
  const view = render(<p>Cargando</p>)
  return requireConfig((failure) => view.rerender(renderFailure(failure)))
}

const getMessage = () => screen.getByRole('heading', { level: 1 }).parentElement
const findRetry = () => screen.findByRole('button', { name: 'Reintentar' })

describe.each([
  ['the portal', (failure: StartFailure) => <StartFailureScreen {...failure} />],
  [
    'a page opened from a link',
    (failure: StartFailure) => <PublicPortal startFailure={failure}>The invitation</PublicPortal>,
  ],
])('%s without a valid configuration', (_name, renderFailure) => {
  test('explains each failure, logs its reason, requests only the configuration, and starts after a retry', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const user = userEvent.setup()
    const fetch = stubResponses(
      async () => new Response('<!doctype html>'),
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => Response.json({ apiUrl: 'https://api.example' }),
    )
    const started = start(renderFailure)
    expect(await screen.findByRole('heading', { name: 'No pudimos abrir el portal' })).toHaveFocus()
    expect(getMessage()).toHaveTextContent('Avisale a la Administración de tu barrio.')
    await user.click(await findRetry())
    expect(await screen.findByText(/Revisá tu conexión a internet/)).toBeVisible()
    await user.click(await findRetry())
    await started
    expect(config().apiUrl).toBe('https://api.example')
    expect(new Set(fetch.mock.calls.map(([url]) => url))).toEqual(new Set(['/config.json']))
    expect(vi.mocked(console.error).mock.calls.map(([reason]) => String(reason))).toEqual([
      'ConfigError: config.json: it is not JSON',
      'ConfigError: config.json: no answer',
    ])
    vi.mocked(console.error).mockClear()
  })

  test('loads the file anew after a retry, even if the early script of the page runs meanwhile', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const user = userEvent.setup()
    const fetch = stubResponses(
      async () => new Response('<!doctype html>'),
      async () => Response.json({ apiUrl: 'https://api.example' }),
    )
    runEarlyPublicScript(document.createElement('div'))
    const started = start(renderFailure)
    await screen.findByRole('heading', { name: 'No pudimos abrir el portal' })
    // The early script waits for a frame and a timer.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)))
    expect(fetch).toHaveBeenCalledTimes(1)
    await user.click(await findRetry())
    await started
    expect(config().apiUrl).toBe('https://api.example')
    vi.mocked(console.error).mockClear()
  })
})
