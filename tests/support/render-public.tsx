import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { applyConfig } from '@/config'
import { PublicPage } from '@/features/public/PublicPage'
import { PublicPortal } from '@/features/public/PublicPortal'
import { afterTest } from './after-test'
import { createUser } from './create-user'

/** The current time in every test of a public page: a Monday. */
const now = '2026-03-16T10:00:00-03:00'

/** The modules that the pages load on demand. They are imported before the first test, so that no test waits for them. */
const modules = Promise.allSettled([
  import('@/features/public/InvitationScreen'),
  import('@/features/public/InvitationRegistered'),
  import('@/features/public/SharedPassPage'),
  import('@/features/public/UnsubscribeForm'),
  import('@/features/public/PrivacyNotice'),
])

interface PublicOptions extends Pick<MockOptions, 'faults' | 'scenario'> {
  /** Changes the backend before the page opens. */
  prepare?: (mock: Mock) => Promise<unknown>
}

/**
 * Renders the public page at `pathname`, with the mock backend in this process. Like the entry point, this function renders
 * the page twice: first with `isReady` false, then with `isReady` true. The returned `open` renders the page at another path.
 */
export async function renderPublic(pathname: string, { prepare, ...options }: PublicOptions = {}) {
  await modules
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const mock = await createMock({ ...options, origin: window.location.origin })
  mock.listen()
  applyConfig({ apiUrl: window.location.origin })
  afterTest(() => {
    mock.close()
    vi.useRealTimers()
    localStorage.clear()
    expect(mock.violations, 'the backend must not break the contract').toEqual([])
  })
  await prepare?.(mock)
  const user = createUser()
  const buildPage = (path: string, isReady: boolean, key?: string) => (
    <PublicPortal key={key}>
      <PublicPage pathname={path} isReady={isReady} />
    </PublicPortal>
  )
  const view = render(buildPage(pathname, false))
  const open = (path: string) => view.rerender(buildPage(path, true, path))
  view.rerender(buildPage(pathname, true))
  return { user, mock, open, ...view }
}
