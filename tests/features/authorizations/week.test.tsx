import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pagesPerBatch, rowsPerPage } from '@/features/authorizations/week/read-batch'
import { createAuthorizationRow } from '../../mocks/rules/sample-rows'
import { renderScreen, setFaults } from '../../support/render-screen'

const matchMedia = window.matchMedia

/** Makes the window as wide as a desk's; otherwise it is a phone's. */
function widenWindow() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(min-width: 768px)',
  }))
}

const findDay = async (name: string) => within(await screen.findByRole('group', { name }))
const findHeading = (name: string) => screen.findByRole('heading', { name })
const getButton = (name: string) => screen.getByRole('button', { name })

test('the home switches between cards and week, in the address, and the browser remembers it', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('radio', { name: 'Semana' }))
  expect(await findHeading('16-03-2026 al 22-03-2026')).toBeVisible()
  expect(window.location.search).toBe('?modo=semana')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(localStorage.getItem('portal.homeView')).toBe('semana')
  expect(screen.getByRole('radio', { name: 'Semana' })).toHaveFocus()
})

test('opens the week where the browser remembers it, and the cards where the address says so', async () => {
  const prepare = async () => localStorage.setItem('portal.homeView', 'semana')
  const { user } = await renderScreen('/', { as: 'residente', prepare })
  expect(await findHeading('16-03-2026 al 22-03-2026')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Tarjetas' }))
  expect(await screen.findByRole('tab', { name: 'Vigentes' })).toBeVisible()
  expect(window.location.search).toBe('?modo=tarjetas')
  expect(localStorage.getItem('portal.homeView')).toBe('tarjetas')
})

test('shows a week by hours, with an unconfirmed invitation in words, and only on allowed days', async () => {
  widenWindow()
  await renderScreen('/?modo=semana&semana=2026-03-25', { as: 'residente' })
  expect(await findHeading('23-03-2026 al 29-03-2026')).toBeVisible()
  const saturday = await findDay('sábado 28-03-2026')
  const party = saturday.getByRole('link', {
    name: 'Cumpleaños de Sofi, 16:00 a 21:30. Nadie confirmó todavía.',
  })
  expect(party).toHaveAttribute('data-edge', 'dashed')
  const tuesday = await findDay('martes 24-03-2026')
  expect(tuesday.getByRole('link', { name: 'Jardinero, 08:00 a 12:30.' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/preauthorization\/edit\/\d+$/),
  )
  expect(tuesday.queryByRole('link', { name: /^Piletero/ })).not.toBeInTheDocument()
})

test('goes to other weeks and back, and shows the expired authorizations of past days', async () => {
  widenWindow()
  const { user } = await renderScreen('/?modo=semana', { as: 'residente' })
  await findDay('lunes 16-03-2026')
  await user.click(getButton('Semana anterior'))
  expect(window.location.search).toBe('?modo=semana&semana=2026-03-09')
  const wednesday = await findDay('miércoles 11-03-2026')
  expect(
    wednesday.getByRole('link', { name: /^Técnico del aire acondicionado, 14:00 a 18:00/ }),
  ).toBeVisible()
  expect(wednesday.queryByRole('list', { name: 'Horas libres' })).not.toBeInTheDocument()
  await user.click(getButton('Esta semana'))
  expect(window.location.search).toBe('?modo=semana')
  await user.click(getButton('Semana siguiente'))
  expect(await findHeading('23-03-2026 al 29-03-2026')).toBeVisible()
})

test('a free hour begins an authorization for that day and hour', async () => {
  widenWindow()
  const { user } = await renderScreen('/?modo=semana&semana=2026-03-23', { as: 'residente' })
  const tuesday = await findDay('martes 24-03-2026')
  await user.click(tuesday.getByRole('link', { name: 'Autorizar el martes 24-03-2026 desde las 18:00' }))
  expect(window.location.search).toBe('?dia=2026-03-24&desde=18:00')
})

test('by keyboard, the arrows move between blocks and free hours, and Enter opens', async () => {
  widenWindow()
  const { user } = await renderScreen('/?modo=semana&semana=2026-03-23', { as: 'residente' })
  const tuesday = await findDay('martes 24-03-2026')
  tuesday.getByRole('link', { name: /^Jardinero/ }).focus()
  await user.keyboard('{End}')
  expect(tuesday.getByRole('link', { name: /desde las 23:00$/ })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(window.location.search).toBe('?dia=2026-03-23&desde=23:00')
})

test('on a phone, the days are an agenda, and the passed days of this week are closed', async () => {
  vi.setSystemTime(new Date('2026-03-18T10:00:00-03:00'))
  const { user } = await renderScreen('/?modo=semana', {
    as: 'residente',
    prepare: async () => vi.setSystemTime(new Date('2026-03-18T10:00:00-03:00')),
  })
  expect(await findHeading('Hoy, miércoles 18-03-2026')).toBeVisible()
  expect(screen.getByText('2 días anteriores')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Autorizar el viernes 20-03-2026' }))
  expect(window.location.search).toBe('?dia=2026-03-20')
})

test('prints the passed days of the agenda too', async () => {
  const prepare = async () => vi.setSystemTime(new Date('2026-03-18T10:00:00-03:00'))
  await renderScreen('/?modo=semana', { as: 'residente', prepare })
  await findHeading('Hoy, miércoles 18-03-2026')
  const listDays = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.queryByText('2 días anteriores')).not.toBeInTheDocument()
  expect(listDays()).toHaveLength(7)
  expect(listDays()[0]).toContain('16-03-2026')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('2 días anteriores')).toBeVisible()
})

/** Adds authorizations for 24 March from 9 to 13. */
const addAuthorizations =
  (count: number) => async (mock: Awaited<ReturnType<typeof renderScreen>>['mock']) => {
    for (let id = 90_001; id <= 90_000 + count; id += 1)
      await mock.db.authorizations.insert(
        createAuthorizationRow({
          id,
          name: `Visita ${id}`,
          qrcode: `LA-${id}`,
          from_date: '2026-03-24',
          to_date: '2026-03-24',
          start_time: '09:00:00',
          end_time: '13:00:00',
        }),
      )
  }

test('200 authorizations of one day stay readable, and open as a list', async () => {
  widenWindow()
  const { user } = await renderScreen('/?modo=semana&semana=2026-03-23', {
    as: 'residente',
    prepare: addAuthorizations(200),
  })
  const tuesday = await findDay('martes 24-03-2026')
  const more = tuesday.getByRole('button', { name: /^\+\d+ más el martes 24-03-2026$/ })
  const count = Number(/\d+/.exec(more.textContent ?? '')?.[0])
  expect(count).toBeGreaterThan(190)
  expect(tuesday.queryAllByRole('link', { name: /^Visita/ }).length).toBeLessThan(5)
  await user.click(more)
  const dialog = within(await screen.findByRole('dialog', { name: 'martes 24-03-2026' }))
  expect(dialog.getAllByRole('link', { name: /Visita/ })).toHaveLength(200)
})

test('says how many authorizations it has not read, and reads more', async () => {
  const limit = pagesPerBatch * rowsPerPage
  const { user } = await renderScreen('/?modo=semana&semana=2026-03-30', {
    as: 'residente',
    prepare: addAuthorizations(limit),
  })
  expect(await screen.findByText(/^Falta leer \d+ de 3\d\d autorizaciones/)).toBeVisible()
  await user.click(getButton('Leer más'))
  await waitFor(() => expect(screen.queryByText(/^Falta leer/)).not.toBeInTheDocument())
})

test('shows no week without the expired authorizations of its past days, and reads them again', async () => {
  widenWindow()
  const { user, mock } = await renderScreen('/?modo=semana&semana=2026-03-09', {
    as: 'residente',
    faults: [{ operationId: 'listAuthorizations', status: 500 }],
  })
  // What happens today reads the authorizations too, and reports its own failure in its region.
  const retry = await waitFor(() => {
    const today = screen.getByRole('region', { name: 'Hoy' })
    const buttons = screen.getAllByRole('button', { name: 'Reintentar' })
    return buttons.find((button) => !today.contains(button)) ?? expect.fail('no retry of the week')
  })
  expect(screen.queryByRole('group', { name: 'miércoles 11-03-2026' })).not.toBeInTheDocument()
  await setFaults(mock, [])
  await user.click(retry)
  await findDay('miércoles 11-03-2026')
})
