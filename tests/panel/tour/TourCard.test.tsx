import { createMock } from '@mocks/node'
import { TourCard } from '@mocks/panel/tour/TourCard'
import { Tour } from '@mocks/panel/tour/tour'
import { type TourProgress, tourMemory } from '@mocks/panel/tour/tour-memory'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { clientOf, watchedPortal } from '../render-section'

beforeEach(() => sessionStorage.clear())

interface Shown {
  progress?: TourProgress
  isAskedFor?: boolean
  scenario?: 'demo' | 'empty'
}

/** The card over the real backend; nothing but the card is in the page. */
async function showCard({ progress, isAskedFor = true, scenario }: Shown = {}) {
  const backend = await createMock({ scenario })
  const mock = clientOf(backend.request)
  const onLeave = vi.fn()
  const controls = { mock, portal: watchedPortal(), open: vi.fn(), refreshPortal: vi.fn() }
  const look = () => ({ path: '/login', search: new URLSearchParams(), readCode: () => undefined })
  const ground = { controls, memory: tourMemory(), goTo: vi.fn(), follow: () => false, look, onLeave }
  const tour = new Tour(ground, progress)
  await tour.noticeCalls()
  const user = userEvent.setup()
  render(
    <DesignSystemProvider>
      <TourCard tour={tour} isAskedFor={isAskedFor} />
    </DesignSystemProvider>,
  )
  const card = within(screen.getByRole('region', { name: 'Recorrido guiado' }))
  const button = (name: string) => card.getByRole('button', { name })
  return { user, card, button, mock, tour, onLeave }
}

const titles = [
  'Autorizar una visita',
  'El pase con QR',
  'En la barrera',
  'Los movimientos',
  'Los papeles de un trabajador',
  'La Administración decide',
  'La nómina de la obra',
]

test('seven stops, each heard when it comes, and the last one ends it', async () => {
  const { user, card, button, onLeave } = await showCard()
  for (const [place, title] of titles.entries()) {
    expect(card.getByText(`${place + 1} de 7 · Datos inventados`)).toBeVisible()
    const heading = card.getByRole('heading', { name: title, level: 2 })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(/\.$/)
    expect(card.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
    await user.click(button(place === 6 ? 'Terminar' : 'Siguiente'))
  }
  expect(onLeave).toHaveBeenCalledOnce()
  expect(tourMemory().progress()).toBeUndefined()
})

test.each(titles.map((title, stop) => ({ title, stop })))(
  'it can be left at stop $stop',
  async ({ title, stop }) => {
    const { user, card, button, onLeave } = await showCard({ progress: { stop, isDone: false } })
    expect(card.getByRole('heading', { name: title })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledTimes(1)
    await user.click(button('Salir del recorrido'))
    expect(onLeave).toHaveBeenCalledTimes(2)
    expect(tourMemory().progress()).toBeUndefined()
  },
)

test('a page that was loaded anew keeps its focus, and says once where the tour is', async () => {
  const { user, card, button } = await showCard({ progress: { stop: 3, isDone: false }, isAskedFor: false })
  expect(document.body).toHaveFocus()
  const said = () => card.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said().filter((text) => text?.startsWith('Los movimientos. Carolina'))).toHaveLength(1)
  await user.click(button('Siguiente'))
  expect(said(), 'what is said at another stop').toEqual(['', ''])
})

test('what the guard does is told in its words, and the focus goes on', async () => {
  const { user, card, button, mock } = await showCard({ progress: { stop: 2, isDone: false } })
  await user.click(button('Leer el QR en la guardia'))
  expect(await card.findByText(/puede ingresar\.$/)).toBeVisible()
  expect(button('Siguiente')).toHaveFocus()
  expect(card.queryByRole('button', { name: 'Leer el QR en la guardia' })).not.toBeInTheDocument()
  expect((await mock.gate()).inside.length).toBeGreaterThan(0)
})

test('what is refused is said at its place, and the way on stays', async () => {
  const refused = { stop: 2, isDone: false, code: 'LA-AAAA-AAAA' }
  const { user, card, button } = await showCard({ progress: refused })
  await user.click(button('Leer el QR en la guardia'))
  expect(await card.findByRole('alert')).toHaveTextContent(/\.$/)
  await user.click(button('Siguiente'))
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test('another scenario: says what is lost before it is', async () => {
  const { card, button } = await showCard({ scenario: 'empty' })
  expect(card.getByText(/Si empezás, se pierde lo que hiciste/)).toBeVisible()
  expect(button('Restablecer y empezar')).toBeVisible()
})

test('what is done elsewhere is noticed and heard', async () => {
  const { card, mock, tour } = await showCard({ progress: { stop: 5, isDone: false } })
  for (const { submission } of await mock.pending()) await mock.decide({ submission, status: 'APPROVED' })
  await act(() => tour.noticeCalls())
  const said = card.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('El seguro y los antecedentes de Néstor están aprobados.')
})
