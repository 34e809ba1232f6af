import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AccessGuard } from '@/app/shell/AccessGuard'
import { SessionProvider } from '@/session/use-session'
import { createCustomer, createSession } from '../session/sessions'

const session = createSession()
const inactiveModules = [{ code: 'document_submission', is_active_mobile: false }] as const
const activeModules = [{ code: 'document_submission', is_active_mobile: true }] as const

const createGuardedRoutes = (
  modules: typeof inactiveModules | typeof activeModules | undefined,
  isWaiting: boolean,
) => (
  <MemoryRouter initialEntries={['/submissions']}>
    <SessionProvider session={session} neighbourhood={createCustomer(101)}>
      <Routes>
        <Route element={<AccessGuard modules={modules} isWaiting={isWaiting} />}>
          <Route path="/submissions" element={<h1>The submissions</h1>} />
          <Route path="*" element={<h1>The start page</h1>} />
        </Route>
      </Routes>
    </SessionProvider>
  </MemoryRouter>
)

test('shows a page that stale modules allow, but redirects only because of current modules', () => {
  const { rerender } = render(createGuardedRoutes(inactiveModules, true))
  expect(screen.getByText('Cargando')).toBeInTheDocument()
  rerender(createGuardedRoutes(activeModules, true))
  expect(screen.getByRole('heading', { name: 'The submissions' })).toBeVisible()
  rerender(createGuardedRoutes(inactiveModules, false))
  expect(screen.getByRole('heading', { name: 'The start page' })).toBeVisible()
})

test('shows no page of a module if the modules could not be read', () => {
  render(createGuardedRoutes(undefined, false))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
