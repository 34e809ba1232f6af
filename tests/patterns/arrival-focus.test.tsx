import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'

let useArrivalFocus: typeof import('@/patterns/page/use-arrival-focus').useArrivalFocus

// The hook knows the page load by the first heading since its module was loaded, so this file has a single test.
beforeAll(async () => {
  vi.resetModules()
  const module = await import('@/patterns/page/use-arrival-focus')
  useArrivalFocus = module.useArrivalFocus
})

function Heading({ children }: { children: string }) {
  return (
    <h1 ref={useArrivalFocus()} tabIndex={-1}>
      {children}
    </h1>
  )
}

let setLoaded: (isLoaded: boolean) => void

/** Shows another heading once its rows are there, as screens do which name their record. */
function Lot() {
  const [isLoaded, setIsLoaded] = useState(false)
  setLoaded = setIsLoaded
  return (
    <>
      {isLoaded ? <Heading key="loaded">Lote 12</Heading> : <Heading key="loading">Lote</Heading>}
      {!isLoaded && (
        <button type="button" onClick={() => setIsLoaded(true)}>
          Reintentar
        </button>
      )}
      <Link to="/works">Obras</Link>
    </>
  )
}

function Works() {
  const navigate = useNavigate()
  return (
    <>
      <Heading>Obras</Heading>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  )
}

test('a page load does not focus the heading, not even the one that replaces its loading state; presses do', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Lot /> },
    { path: '/works', element: <Works /> },
  ])
  render(<RouterProvider router={router} />)
  act(() => setLoaded(true))
  expect(screen.getByRole('heading', { name: 'Lote 12' })).toBeVisible()
  expect(document.body).toHaveFocus()

  act(() => setLoaded(false))
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByRole('heading', { name: 'Lote 12' })).toHaveFocus()

  await userEvent.click(screen.getByRole('link', { name: 'Obras' }))
  expect(screen.getByRole('heading', { name: 'Obras' })).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }))
  expect(screen.getByRole('heading', { name: 'Lote' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByRole('heading', { name: 'Lote 12' })).toHaveFocus()
})
