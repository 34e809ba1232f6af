import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StartFailureScreen } from '@/app/StartFailureScreen'
import { applyConfig, config } from '@/config'
import { PublicPortal } from '@/features/public/PublicPortal'
import { requireConfig, type StartFailure } from '@/require-config'

afterEach(() => {
  vi.unstubAllGlobals()
  applyConfig({ apiUrl: '' })
})

/** Answers each reading of the configuration with the next of these; tells what was asked for. */
function answer(...replies: (() => Promise<Response>)[]) {
  const fetch = vi.fn((_url: string) => replies.shift()?.() ?? Promise.reject(new TypeError('none left')))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Starts as `main.tsx` does, up to where the portal is drawn. */
function start(draw: (failure: StartFailure) => ReactElement) {
  const view = render(<p>Cargando</p>)
  return requireConfig((failure) => view.rerender(draw(failure)))
}

const message = () => screen.getByRole('heading', { level: 1 }).parentElement
const retry = () => screen.findByRole('button', { name: 'Reintentar' })

describe.each([
  ['the portal', (failure: StartFailure) => <StartFailureScreen {...failure} />],
  [
    'a page opened from a link',
    (failure: StartFailure) => (
      <PublicPortal pathname="/invite/demo-invitation" isReady={false} startFailure={failure} />
    ),
  ],
])('%s without a valid configuration', (_name, draw) => {
  test('explains the failure, logs its reason, sends no call, and starts after a retry', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const user = userEvent.setup()
    const fetch = answer(
      async () => new Response('<!doctype html>'),
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => Response.json({ apiUrl: 'https://api.example' }),
    )
    const started = start(draw)
    expect(await screen.findByRole('heading', { name: 'No pudimos abrir el portal' })).toHaveFocus()
    expect(message()).toHaveTextContent('Avisale a la Administración de tu barrio.')
    await user.click(await retry())
    expect(await screen.findByText(/Revisá tu conexión a internet/)).toBeVisible()
    await user.click(await retry())
    await started
    expect(config().apiUrl).toBe('https://api.example')
    expect(new Set(fetch.mock.calls.map(([url]) => url))).toEqual(new Set(['/config.json']))
    expect(vi.mocked(console.error).mock.calls.map(([reason]) => String(reason))).toEqual([
      'ConfigError: config.json: it is not JSON',
      'ConfigError: config.json: no answer',
    ])
    vi.mocked(console.error).mockClear()
  })
})
