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
  isFetchingModules: boolean,
) => (
  <MemoryRouter initialEntries={['/submissions']}>
    <SessionProvider session={session} neighbourhood={createCustomer(101)}>
      <Routes>
        <Route element={<AccessGuard modules={modules} isFetchingModules={isFetchingModules} />}>
          <Route path="/submissions" element={<h1>The submissions</h1>} />
          <Route path="*" element={<h1>The start page</h1>} />
        </Route>
      </Routes>
    </SessionProvider>
  </MemoryRouter>
)

test('shows an allowed page at once, but redirects only after the modules are refetched', () => {
  const { rerender } = render(createGuardedRoutes(inactiveModules, true))
  expect(screen.getByText('Cargando')).toBeInTheDocument()
  rerender(createGuardedRoutes(activeModules, true))
  expect(screen.getByRole('heading', { name: 'The submissions' })).toBeVisible()
  rerender(createGuardedRoutes(inactiveModules, false))
  expect(screen.getByRole('heading', { name: 'The start page' })).toBeVisible()
})

test('shows nothing at the address of a module if the modules failed to load', () => {
  render(createGuardedRoutes(undefined, false))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
