import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { address, bodyRows, field, movementsOf, names, result, search, table } from './movements-steps'

test('filters by name, surname, document and plate in any spelling', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-02-01`, { as: 'residente' })
  await table()
  const all = movementsOf(mock, 201, '2026-02-01')
  await user.type(await field('Nombre'), 'VERONICA{Enter}')
  await user.type(await field('Apellido'), 'ferr{Enter}')
  await waitFor(async () => expect(new Set(await names())).toEqual(new Set(['Verónica Ferreyra'])))
  await user.clear(await field('Nombre'))
  await user.clear(await field('Apellido'))
  const plate = all.find(({ checkin_plate }) => checkin_plate?.length === 7)?.checkin_plate ?? ''
  const spaced = `${plate.slice(0, 2)} ${plate.slice(2, 5)} ${plate.slice(5)}`
  const plates = await field('Patente')
  await user.type(plates, `${spaced.toLowerCase()}{Enter}`)
  expect(plates).toHaveValue(plate)
  const having = all.filter(({ checkin_plate, checkout_plate }) =>
    [checkin_plate, checkout_plate].includes(plate),
  )
  await waitFor(() => expect(search().get('patente')).toBe(plate))
  await waitFor(async () =>
    expect((await names()).sort()).toEqual(
      having
        .slice(0, 10)
        .map(({ name }) => name)
        .sort(),
    ),
  )
  expect(within((await bodyRows())[0] as HTMLElement).getByText(spaced)).toBeInTheDocument()
})

test('filters by typed days, and shows an invalid period at the field without a change', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  const today = `Resultados: ${movementsOf(mock, 201).length} registros`
  await result(today)
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const from = screen.getByLabelText('Desde')
  const type = async (text: string) => {
    await user.clear(from)
    if (text !== '') await user.type(from, text)
    await user.tab()
  }
  await type('15-03-2025')
  expect(screen.getByText(wholeText('Podés ver los últimos 12 meses: desde el 16-03-2025.'))).toBeVisible()
  await type('17/03/2026')
  expect(screen.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await type('')
  expect(screen.getByText('Indicá las dos fechas.')).toBeVisible()
  expect(screen.getByText(today)).toBeVisible()
  expect(search().toString()).toBe('')
  await type('09032026')
  await result(`Resultados: ${movementsOf(mock, 201, '2026-03-09').length} registros`)
  expect(search().get('desde')).toBe('2026-03-09')
  expect(screen.queryByText('Indicá las dos fechas.')).not.toBeInTheDocument()
})

test("'Limpiar filtros' clears all filters and unsent text, and keeps the lot", async () => {
  const { user, mock } = await renderScreen(`${address}?lote=202&desde=2026-01-01&apellido=x&patente=Z`, {
    as: 'residente',
  })
  await result('Resultados: 0 registros')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await user.type(await field('Nombre'), 'nadie')
  await user.clear(screen.getByLabelText('Hasta'))
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await result(
    `Resultados: ${movementsOf(mock, 202).length} registros`.replace(': 1 registros', ': 1 registro'),
  )
  expect(search().toString()).toBe('lote=202')
  expect(await field('Nombre')).toHaveValue('')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  expect(await field('Patente')).toHaveValue('')
})

/** Stores a person who entered on an earlier day and is still inside. */
async function leaveInside({ db }: Mock, checkin_at: string) {
  const [visit] = db.movements.find(({ property_id }) => property_id === 201)
  await db.movements.insert({
    ...(visit as NonNullable<typeof visit>),
    id: 999_999,
    checkin_at,
    checkout_at: null,
    checkout_gate_id: null,
  })
}

test("'Sin egreso' lists everybody inside on any day, and the days return without it", async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-10&hasta=2026-03-12`, {
    as: 'residente',
    before: (backend) => leaveInside(backend, '2025-04-02T12:00:00.000Z'),
  })
  const inside = movementsOf(mock, 201, '2025-03-16').filter(({ checkout_at }) => checkout_at === null)
  await table()
  const checkbox = screen.getByRole('checkbox', { name: 'Sin egreso' })
  expect(checkbox).toHaveAccessibleDescription(
    'Quienes están adentro, sin importar las fechas: hasta 12 meses atrás.',
  )
  await user.click(checkbox)
  await result(`Resultados: ${inside.length} registros`)
  await waitFor(async () => expect((await names()).at(-1)).toBe(inside.at(-1)?.name))
  expect((await bodyRows()).at(-1)).toHaveTextContent('Adentro desde 02-04-2025')
  expect(screen.getByText(wholeText('A-12 · 16-03-2025 al 16-03-2026'))).toBeVisible()
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Desde')).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Elegir las fechas/ })).toBeDisabled()
  expect(search().toString()).toBe('desde=2026-03-10&hasta=2026-03-12&lote=201&sinEgreso=true')
  await user.click(checkbox)
  await result(`Resultados: ${movementsOf(mock, 201, '2026-03-10', '2026-03-12').length} registros`)
  expect(screen.getByLabelText('Desde')).toHaveValue('10-03-2026')
  expect(screen.getByLabelText('Desde')).toBeEnabled()
  await user.click(checkbox)
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  expect(screen.getByRole('checkbox', { name: 'Sin egreso' })).not.toBeChecked()
  expect(search().toString()).toBe('lote=201')
})

test('suggests no other days if nobody is inside', async () => {
  await renderScreen(`${address}?sinEgreso=true`, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(
    screen.getByText('Con estos filtros no hay nadie adentro. Buscamos hasta 12 meses atrás.'),
  ).toBeVisible()
})
