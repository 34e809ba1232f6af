import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Page } from '@/patterns/page/Page'
import { SampleSession } from '@/patterns/SampleSession'

const ListScreen = () => <Page title="Obras">La lista</Page>

const WorkScreen = () => (
  <Page
    title="Pileta"
    trail={[
      { to: '/', label: 'Inicio' },
      { to: '/obras', label: 'Obras' },
    ]}
    actions={<button type="button">Editar</button>}
  >
    La obra
  </Page>
)

const renderScreens = () =>
  render(
    <SampleSession>
      <MemoryRouter initialEntries={['/obras/7']}>
        <Routes>
          <Route path="/obras" element={<ListScreen />} />
          <Route path="/obras/7" element={<WorkScreen />} />
        </Routes>
      </MemoryRouter>
    </SampleSession>,
  )

test('shows `title` in the document title, as the only h1, and at the end of the breadcrumb', () => {
  renderScreens()
  expect(document.title).toMatch(/^Pileta – /)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Pileta',
  ])
  const trail = within(screen.getByRole('navigation', { name: 'Dónde estás' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Inicio',
    'Obras',
    'Pileta',
  ])
  expect(trail.getByText('Pileta')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible()
})

test('a breadcrumb link opens its screen, and the heading of that screen gets the focus', async () => {
  renderScreens()
  await userEvent.click(screen.getByRole('link', { name: 'Obras' }))
  expect(screen.getByText('La lista')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Obras' })).toHaveFocus()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
