import { createMock } from '@mocks/node'
import { TourCard } from '@mocks/panel/tour/TourCard'
import { Tour } from '@mocks/panel/tour/tour'
import { createTourMemory, type TourProgress } from '@mocks/panel/tour/tour-memory'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { createControlClient, createPortalSpies } from '../render-section'

beforeEach(() => sessionStorage.clear())

interface CardOptions {
  progress?: TourProgress
  isNewTour?: boolean
  scenario?: 'demo' | 'empty'
}

/** Renders the card without the portal, with a mock backend in this process. `progress` selects the current stop. */
async function renderCard({ progress, isNewTour = true, scenario }: CardOptions = {}) {
  const backend = await createMock({ scenario })
  const mock = createControlClient(backend.request)
  const onLeave = vi.fn()
  const controls = { mock, portal: createPortalSpies(), open: vi.fn(), refreshPortal: vi.fn() }
  const readPage = () => ({ path: '/login', search: new URLSearchParams(), readCode: () => undefined })
  const context = {
    controls,
    memory: createTourMemory(),
    goTo: vi.fn(),
    clickLink: () => false,
    readPage,
    onLeave,
  }
  const tour = new Tour(context, progress)
  await tour.updateFromBackend()
  const user = userEvent.setup()
  render(
    <DesignSystemProvider>
      <TourCard tour={tour} isNewTour={isNewTour} />
    </DesignSystemProvider>,
  )
  const card = within(screen.getByRole('region', { name: 'Recorrido guiado' }))
  const getButton = (name: string) => card.getByRole('button', { name })
  return { user, card, getButton, mock, tour, onLeave }
}

const titles = [
  'Autorizar una visita',
  'El pase con QR',
  'En la barrera',
  'Los movimientos',
  'Los papeles de un trabajador',
  'Un rechazo con su motivo',
  'Corregir lo rechazado',
  'La Administración aprueba',
  'La nómina de la obra',
]

test('has nine stops, moves the focus to the heading of each stop, and ends after the last stop', async () => {
  const { user, card, getButton, tour, onLeave } = await renderCard()
  for (const [index, title] of titles.entries()) {
    expect(card.getByText(`${index + 1} de 9 · Datos inventados`)).toBeVisible()
    const heading = card.getByRole('heading', { name: title, level: 2 })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(/\.$/)
    await act(() => tour.updateFromBackend())
    // Nobody is rejected, because the stop before was skipped, so nothing is left to correct.
    const outcome = index === 6 ? 'Ramiro no está rechazado: la Administración puede decidir de nuevo.' : ''
    expect(card.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual([outcome, ''])
    await user.click(getButton(index === 8 ? 'Terminar' : 'Siguiente'))
  }
  expect(onLeave).toHaveBeenCalledOnce()
  expect(createTourMemory().readProgress()).toBeUndefined()
})

test.each(titles.map((title, stop) => ({ title, stop })))(
  "at stop $stop, leaves the tour on Escape and on 'Salir del recorrido', and deletes the progress",
  async ({ title, stop }) => {
    const { user, card, getButton, onLeave } = await renderCard({ progress: { stop, isDone: false } })
    expect(card.getByRole('heading', { name: title })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledTimes(1)
    await user.click(getButton('Salir del recorrido'))
    expect(onLeave).toHaveBeenCalledTimes(2)
    expect(createTourMemory().readProgress()).toBeUndefined()
  },
)

test('does not move the focus after a page load, and announces the current stop once', async () => {
  const { user, card, getButton } = await renderCard({
    progress: { stop: 3, isDone: false },
    isNewTour: false,
  })
  expect(document.body).toHaveFocus()
  const getAnnouncements = () => card.getAllByRole('status').map(({ textContent }) => textContent)
  expect(getAnnouncements().filter((text) => text?.startsWith('Los movimientos. Carolina'))).toHaveLength(1)
  await user.click(getButton('Siguiente'))
  expect(getAnnouncements(), 'the announcements at the next stop').toEqual(['', ''])
})

test("shows the gate's message after the check-in, and moves the focus to 'Siguiente'", async () => {
  const { user, card, getButton, mock } = await renderCard({ progress: { stop: 2, isDone: false } })
  await user.click(getButton('Leer el QR en la guardia'))
  expect(await card.findByText(/puede ingresar\.$/)).toBeVisible()
  expect(getButton('Siguiente')).toHaveFocus()
  expect(card.queryByRole('button', { name: 'Leer el QR en la guardia' })).not.toBeInTheDocument()
  expect((await mock.gate()).inside.length).toBeGreaterThan(0)
})

test("shows why the gate refused the pass, until the user continues with 'Siguiente'", async () => {
  const progress = { stop: 2, isDone: false, code: 'LA-AAAA-AAAA' }
  const { user, card, getButton } = await renderCard({ progress })
  await user.click(getButton('Leer el QR en la guardia'))
  expect(await card.findByRole('alert')).toHaveTextContent(/\.$/)
  await user.click(getButton('Siguiente'))
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test("warns in the scenario 'empty' that the start of the tour discards the user's changes", async () => {
  const { card, getButton } = await renderCard({ scenario: 'empty' })
  expect(card.getByText(/Si empezás, se pierde lo que hiciste/)).toBeVisible()
  expect(getButton('Restablecer y empezar')).toBeVisible()
})

test('announces that a stop was completed outside the tour', async () => {
  const { card, mock, tour } = await renderCard({ progress: { stop: 7, isDone: false } })
  for (const { submission } of await mock.pending()) await mock.decide({ submission, status: 'APPROVED' })
  await act(() => tour.updateFromBackend())
  const announcements = card.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announcements).toContain('El seguro y los antecedentes de Néstor están aprobados.')
})
