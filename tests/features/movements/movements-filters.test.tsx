import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { address, bodyRows, field, held, names, result, search, table } from './movements-steps'

test('a name, a surname, a document and a plate narrow the list, however they are written', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-02-01`, { as: 'residente' })
  await table()
  const all = held(mock, 201, '2026-02-01')
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

test('the days are typed; what cannot be asked for is said at the field, and the list stays', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  const today = `Resultados: ${held(mock, 201).length} registros`
  await result(today)
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const from = screen.getByLabelText('Desde')
  const type = async (text: string) => {
    await user.clear(from)
    if (text !== '') await user.type(from, text)
    await user.tab()
  }
  await type('15-03-2025')
  expect(screen.getByText('Podés ver los últimos 12 meses: desde el 16-03-2025.')).toBeVisible()
  await type('17/03/2026')
  expect(screen.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await type('')
  expect(screen.getByText('Indicá las dos fechas.')).toBeVisible()
  expect(screen.getByText(today)).toBeVisible()
  expect(search().toString()).toBe('')
  await type('09032026')
  await result(`Resultados: ${held(mock, 201, '2026-03-09').length} registros`)
  expect(search().get('desde')).toBe('2026-03-09')
  expect(screen.queryByText('Indicá las dos fechas.')).not.toBeInTheDocument()
})

test("'Limpiar filtros' takes all back, what is typed and not looked for yet too; the lot stays", async () => {
  const { user, mock } = await renderScreen(
    `${address}?lote=202&desde=2026-01-01&apellido=x&sinEgreso=true`,
    { as: 'residente' },
  )
  await result('Resultados: 0 registros')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await user.type(await field('Nombre'), 'nadie')
  await user.clear(screen.getByLabelText('Hasta'))
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await result(`Resultados: ${held(mock, 202).length} registros`.replace(': 1 registros', ': 1 registro'))
  expect(search().toString()).toBe('lote=202')
  expect(await field('Nombre')).toHaveValue('')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  expect(screen.getByRole('checkbox', { name: 'Sin Egreso' })).not.toBeChecked()
})
