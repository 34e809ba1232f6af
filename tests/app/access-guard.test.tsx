import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AccessGuard } from '@/app/shell/AccessGuard'
import { SessionProvider } from '@/session/use-session'
import { createCustomer, createSession } from '../session/sessions'

const session = createSession()
const off = [{ code: 'document_submission', is_active_mobile: false }] as const
const on = [{ code: 'document_submission', is_active_mobile: true }] as const

const draw = (modules: typeof off | typeof on | undefined, isWaiting: boolean) => (
  <MemoryRouter initialEntries={['/submissions']}>
    <SessionProvider session={session} neighbourhood={createCustomer(101)}>
      <Routes>
        <Route element={<AccessGuard modules={modules} isWaiting={isWaiting} />}>
          <Route path="/submissions" element={<h1>The submissions</h1>} />
          <Route path="*" element={<h1>Where one begins</h1>} />
        </Route>
      </Routes>
    </SessionProvider>
  </MemoryRouter>
)

test('uses stale modules to allow a page, but not to redirect', () => {
  const { rerender } = render(draw(off, true))
  expect(screen.getByText('Cargando')).toBeInTheDocument()
  rerender(draw(on, true))
  expect(screen.getByRole('heading', { name: 'The submissions' })).toBeVisible()
  rerender(draw(off, false))
  expect(screen.getByRole('heading', { name: 'Where one begins' })).toBeVisible()
})

test('keeps the page of a module closed without modules', () => {
  render(draw(undefined, false))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
