import type { Mock } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const findStrip = async () => within(await screen.findByRole('region', { name: 'Hoy' }))
/** Finds a link of the strip. Looks for the strip each time, because the code of the strip replaces its frame. */
const findLink = (name: RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name: 'Hoy' })).getByRole('link', { name }))

const listMovementReads = ({ requests }: Mock) =>
  requests.filter(({ path }) => path.includes('/activity-records/'))

/** Lets everybody leave the lots of the neighbourhood. */
const letEverybodyLeave = async (mock: Mock) => {
  for (const movement of mock.db.movements.all())
    if (movement.checkout_at === null)
      await mock.db.movements.save({
        ...movement,
        checkout_at: '2026-03-16T12:23:00.000Z',
        checkout_gate_id: movement.checkin_gate_id,
      })
}

test('says who is inside, those who should have left first, and opens the movement of each', async () => {
  await renderScreen('/', { as: 'residente' })
  expect(await findLink(/^Silvina Kowalski/)).toHaveAccessibleName(
    'Silvina Kowalski desde el sábado 14 · pase vencido · Se pasó del horario permitido.',
  )
  const strip = await findStrip()
  expect(strip.getByRole('heading', { name: 'Adentro (6)' })).toBeVisible()
  const people = within(strip.getAllByRole('list')[0] as HTMLElement).getAllByRole('link')
  expect(people.map(({ textContent }) => textContent?.split(' · ', 2).join(' · '))).toEqual([
    'SKSilvina Kowalski desde el sábado 14 · pase vencido',
    'KMKevin Muñoz desde 09:47 · hace 13 min',
    'JPJuana Pérez desde 09:00 · hace 1 h',
  ])
  expect(strip.getByText('y 3 más: Verónica, Begonia, Carolina')).toBeVisible()
  expect(people[0]).toHaveAttribute('href', '/activitiesReport?lote=201&sinEgreso=true&documento=17144856')
})

test("'Ver todos' opens the people inside at any date, without another request", async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await findLink(/^Kevin Muñoz/)
  const readsBefore = listMovementReads(mock).length
  await user.click(await findLink(/^Ver todos/))
  const table = await screen.findByRole('table', { name: 'Movimientos' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6)
  expect(screen.getByRole('checkbox', { name: /^Sin egreso/ })).toBeChecked()
  expect(listMovementReads(mock)).toHaveLength(readsBefore)
})

test('reads who is inside again when the user returns to the tab', async () => {
  const { mock } = await renderScreen('/', { as: 'residente' })
  await findLink(/^Kevin Muñoz/)
  const [movement] = mock.db.movements.all().filter(({ checkout_at }) => checkout_at === null)
  if (!movement) throw new Error('nobody is inside')
  await letEverybodyLeave(mock)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await (await findStrip()).findByText('Nadie adentro. Último egreso 09:23.')).toBeVisible()
})

test('tells a failure in its panel alone, with a retry', async () => {
  const { user, mock } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'listActivityRecords', status: 500 }],
  })
  const strip = await findStrip()
  await user.click(await strip.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('listitem', { name: 'Lectura de medidores' })).toBeVisible()
  expect(await strip.findByRole('button', { name: /^Esperados hoy \(/ })).toBeVisible()
  await setFaults(mock, [])
  await user.click(strip.getByRole('button', { name: 'Reintentar' }))
  await findLink(/^Kevin Muñoz/)
  await waitFor(() => expect(strip.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument())
})

test('leaves the retry of the authorizations to their list', async () => {
  const { user, mock } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'listAuthorizations', status: 500 }],
  })
  const strip = await findStrip()
  await user.click(await strip.findByRole('button', { name: /^Esperados hoy/ }))
  expect(await strip.findByText('No pudimos leer a quiénes esperás.')).toBeVisible()
  const retries = screen.getAllByRole('button', { name: 'Reintentar' })
  expect(retries).toHaveLength(1)
  await setFaults(mock, [])
  await user.click(retries[0] as HTMLElement)
  expect(await findLink(/^Mudanza del piano/)).toBeVisible()
})

test('opens who is expected and what expires soon, each with what renews it', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  const strip = await findStrip()
  const expected = await strip.findByRole('button', { name: 'Esperados hoy (5)' }, { timeout: 5000 })
  expect(expected).toHaveAttribute('aria-expanded', 'false')
  await user.click(expected)
  expect(expected).toHaveAttribute('aria-expanded', 'true')
  expect(await findLink(/^Mudanza del piano/)).toHaveAccessibleName(
    'Mudanza del piano 09:00 a 13:00 · 2 personas',
  )
  await user.click(await strip.findByRole('button', { name: 'Vencen pronto (4)' }, { timeout: 5000 }))
  expect(await findLink(/^Iris Bustamante/)).toHaveAttribute(
    'href',
    '/manageproperty/201?tab=inquilinos&vista=editar&id=74',
  )
})

test('shows a single further row instead of a button for it', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  const strip = await findStrip()
  await user.click(await strip.findByRole('button', { name: 'Vencen pronto (4)' }, { timeout: 5000 }))
  await findLink(/^Iris Bustamante/)
  expect(strip.getAllByRole('link', { name: /vence/i })).toHaveLength(4)
  await user.click(await strip.findByRole('button', { name: 'Esperados hoy (5)' }))
  expect(strip.getAllByRole('button', { name: /^Ver \d+ más$/ })).toHaveLength(1)
  await user.click(strip.getByRole('button', { name: 'Ver 2 más' }))
  expect(strip.queryByRole('button', { name: /^Ver \d+ más$/ })).not.toBeInTheDocument()
})

test('follows the lot that the user selects', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await findLink(/^Kevin Muñoz/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lote' }), '202')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kevin Muñoz/ })).not.toBeInTheDocument())
  expect(await findLink(/^Ver todos/)).toHaveAttribute('href', '/activitiesReport?lote=202&sinEgreso=true')
})

test('reads at most the first ten of 500 people inside', async () => {
  const { mock } = await renderScreen('/', {
    as: 'residente',
    prepare: async ({ db }) => {
      const [movement] = db.movements
        .all()
        .filter(({ checkout_at, property_id }) => checkout_at === null && property_id === 201)
      if (!movement) throw new Error('nobody is inside')
      for (let index = 0; index < 494; index += 1)
        await db.movements.insert({ ...movement, id: 9_000_000 + index })
    },
  })
  expect(await (await findStrip()).findByRole('heading', { name: 'Adentro (500)' })).toBeVisible()
  expect(screen.getByText(/^y 497 más: /)).toBeVisible()
  expect(listMovementReads(mock)).toHaveLength(2)
})
