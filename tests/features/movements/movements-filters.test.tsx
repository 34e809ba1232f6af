import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'
import {
  findBodyRows,
  findNames,
  findResultCount,
  findSearchBox,
  findTable,
  listMovements,
  movementsPath,
  readUrlParams,
} from './movements-steps'

test('filters by name, surname and plate, regardless of capitals, accents and spaces', async () => {
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-02-01`, { as: 'residente' })
  await findTable()
  const movements = listMovements(mock, 201, '2026-02-01')
  await user.type(await findSearchBox('Nombre'), 'VERONICA{Enter}')
  await user.type(await findSearchBox('Apellido'), 'ferr{Enter}')
  await waitFor(async () => expect(new Set(await findNames())).toEqual(new Set(['Verónica Ferreyra'])))
  await user.clear(await findSearchBox('Nombre'))
  await user.clear(await findSearchBox('Apellido'))
  const plate = movements.find(({ checkin_plate }) => checkin_plate?.length === 7)?.checkin_plate ?? ''
  const spacedPlate = `${plate.slice(0, 2)} ${plate.slice(2, 5)} ${plate.slice(5)}`
  const plateBox = await findSearchBox('Patente')
  await user.type(plateBox, `${spacedPlate.toLowerCase()}{Enter}`)
  expect(plateBox).toHaveValue(plate)
  const matches = movements.filter(({ checkin_plate, checkout_plate }) =>
    [checkin_plate, checkout_plate].includes(plate),
  )
  await waitFor(() => expect(readUrlParams().get('patente')).toBe(plate))
  await waitFor(async () =>
    expect((await findNames()).sort()).toEqual(
      matches
        .slice(0, 10)
        .map(({ name }) => name)
        .sort(),
    ),
  )
  expect(within((await findBodyRows())[0] as HTMLElement).getByText(spacedPlate)).toBeInTheDocument()
})

test('filters by a typed first day, and keeps the filters if the period is invalid', async () => {
  const { user, mock } = await renderScreen(movementsPath, { as: 'residente' })
  const resultCount = `Resultados: ${listMovements(mock, 201).length} registros`
  await findResultCount(resultCount)
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const startField = screen.getByLabelText('Desde')
  const typeStartDay = async (text: string) => {
    await user.clear(startField)
    if (text !== '') await user.type(startField, text)
    await user.tab()
  }
  await typeStartDay('15-03-2025')
  expect(
    screen.getByText(matchWholeText('Podés ver los últimos 12 meses: desde el 16-03-2025.')),
  ).toBeVisible()
  await typeStartDay('17/03/2026')
  expect(screen.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await typeStartDay('')
  expect(screen.getByText('Indicá las dos fechas.')).toBeVisible()
  expect(screen.getByText(resultCount)).toBeVisible()
  expect(readUrlParams().toString()).toBe('')
  await typeStartDay('09032026')
  await findResultCount(`Resultados: ${listMovements(mock, 201, '2026-03-09').length} registros`)
  expect(readUrlParams().get('desde')).toBe('2026-03-09')
  expect(screen.queryByText('Indicá las dos fechas.')).not.toBeInTheDocument()
})

test("'Limpiar filtros' clears all filters and any text that is not submitted yet, and keeps the lot", async () => {
  const { user, mock } = await renderScreen(
    `${movementsPath}?lote=202&desde=2026-01-01&apellido=x&patente=Z`,
    {
      as: 'residente',
    },
  )
  await findResultCount('Resultados: 0 registros')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await user.type(await findSearchBox('Nombre'), 'nadie')
  await user.clear(screen.getByLabelText('Hasta'))
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await findResultCount(
    `Resultados: ${listMovements(mock, 202).length} registros`.replace(': 1 registros', ': 1 registro'),
  )
  expect(readUrlParams().toString()).toBe('lote=202')
  expect(await findSearchBox('Nombre')).toHaveValue('')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  expect(await findSearchBox('Patente')).toHaveValue('')
})

/** Inserts a movement on A-12 with the entry at `checkin_at` and without an exit, so that the person is still inside. */
async function insertVisitorInside({ db }: Mock, checkin_at: string) {
  const [movement] = db.movements.find(({ property_id }) => property_id === 201)
  await db.movements.insert({
    ...(movement as NonNullable<typeof movement>),
    id: 999_999,
    checkin_at,
    checkout_at: null,
    checkout_gate_id: null,
  })
}

test("lists all people inside while 'Sin egreso' is checked, and then the chosen period again", async () => {
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-03-10&hasta=2026-03-12`, {
    as: 'residente',
    prepare: (mock) => insertVisitorInside(mock, '2025-04-02T12:00:00.000Z'),
  })
  const movementsInside = listMovements(mock, 201, '2025-03-16').filter(
    ({ checkout_at }) => checkout_at === null,
  )
  await findTable()
  const checkbox = screen.getByRole('checkbox', { name: 'Sin egreso' })
  expect(checkbox).toHaveAccessibleDescription(
    'Quienes están adentro, sin importar las fechas: hasta 12 meses atrás.',
  )
  await user.click(checkbox)
  await findResultCount(`Resultados: ${movementsInside.length} registros`)
  await waitFor(async () => expect((await findNames()).at(-1)).toBe(movementsInside.at(-1)?.name))
  expect((await findBodyRows()).at(-1)).toHaveTextContent('Adentro desde 02-04-2025')
  expect(screen.getByText(matchWholeText('A-12 · 16-03-2025 al 16-03-2026'))).toBeVisible()
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Desde')).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Elegir las fechas/ })).toBeDisabled()
  expect(readUrlParams().toString()).toBe('desde=2026-03-10&hasta=2026-03-12&lote=201&sinEgreso=true')
  await user.click(checkbox)
  await findResultCount(
    `Resultados: ${listMovements(mock, 201, '2026-03-10', '2026-03-12').length} registros`,
  )
  expect(screen.getByLabelText('Desde')).toHaveValue('10-03-2026')
  expect(screen.getByLabelText('Desde')).toBeEnabled()
  await user.click(checkbox)
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  expect(screen.getByRole('checkbox', { name: 'Sin egreso' })).not.toBeChecked()
  expect(readUrlParams().toString()).toBe('lote=201')
})

test("if 'Sin egreso' finds nobody inside, explains that it searched the last twelve months", async () => {
  await renderScreen(`${movementsPath}?sinEgreso=true`, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(
    screen.getByText('Con estos filtros no hay nadie adentro. Buscamos hasta 12 meses atrás.'),
  ).toBeVisible()
})
