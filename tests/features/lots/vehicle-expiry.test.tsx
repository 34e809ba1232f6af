import type { Mock } from '@mocks/node'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { addDays } from '@/domain/days'
import { listWrites } from '../../support/list-writes'
import { renderScreen } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  buildVehiclesPath,
  clickSave,
  fillField,
  fillVehicle,
  findRows,
  findVehicle,
  listVehicles,
  readCells,
} from './lot-steps'

const monday = '2026-03-16'
/** For each of the six vehicles of A-12, the number of days from Monday to the last day of its insurance and inspection. */
const daysLeft = [-1, 0, 1, 13, 14, 15]

/**
 * Sets one last day for the insurance and the technical inspection (VTV) of each vehicle, according to `daysLeft`. Also sets
 * plates that sort the vehicles in the order of `daysLeft`.
 */
async function setExpiryDates(mock: Mock) {
  for (const [index, vehicle] of listVehicles(mock).entries()) {
    const lastDay = addDays(monday, daysLeft[index] ?? 0)
    await mock.db.vehicles.save({
      ...vehicle,
      license_plate_number: `AA00${index}AA`,
      insurance_expiration_date: lastDay,
      tv_expiration_date: lastDay,
    })
  }
}

test.each([
  // The days begin at midnight in the neighbourhood's time zone, and an insurance is still valid on its last day.
  [
    '2026-03-16T23:59:59-03:00',
    ['Venció el 15/03/2026', 'Vence hoy', 'Vence mañana', 'Vence en 13 días', 'Vence en 14 días', ''],
  ],
  [
    '2026-03-17T00:00:00-03:00',
    [
      'Venció el 15/03/2026',
      'Venció el 16/03/2026',
      'Vence hoy',
      'Vence en 12 días',
      'Vence en 13 días',
      'Vence en 14 días',
    ],
  ],
])(
  'shows at %s the insurances and inspections that have expired or expire within 14 days',
  async (instant, expiries) => {
    await renderScreen(buildVehiclesPath(201, '&orden=license_plate_number'), {
      as: 'residente',
      prepare: async (mock) => {
        vi.setSystemTime(new Date(instant))
        await setExpiryDates(mock)
      },
    })
    expect((await findRows()).map((row) => readCells(row)[4])).toEqual(
      expiries.map((expiry) => (expiry ? `Seguro${expiry}VTV${expiry}` : '—')),
    )
  },
)

test.runIf(isFullRun)(
  'rejects an invalid date in a required and an optional field, and keeps the typed text',
  async () => {
    const { user, mock } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), { as: 'residente' })
    await fillField(user, /^Patente/, 'AG731KT')
    await fillVehicle(user)
    await fillField(user, /^Vencimiento de la VTV/, '31/02/2026')
    await clickSave(user)
    const inspection = screen.getByRole('textbox', { name: /^Vencimiento de la VTV/ })
    expect(inspection).toHaveAccessibleDescription('Tipo de dato invalido')
    expect(inspection).toHaveValue('31/02/2026')
    expect(listWrites(mock)).toEqual([])
    await fillField(user, /^Vencimiento del seguro/, '30/02/2026')
    await clickSave(user)
    const insurance = screen.getByRole('textbox', { name: /^Vencimiento del seguro/ })
    expect(insurance).toHaveAccessibleDescription('Tipo de dato invalido')
    expect(insurance).toHaveValue('30/02/2026')
    expect(listWrites(mock)).toEqual([])
    await fillField(user, /^Vencimiento del seguro/, '30/11/2026')
    await fillField(user, /^Vencimiento de la VTV/, '15042026')
    await clickSave(user)
    await screen.findByText('El vehículo se guardo satisfactoriamente.')
    expect(findVehicle(mock, 'AG731KT')?.tv_expiration_date).toBe('2026-04-15')
  },
)

test('keeps a text that is not a date in an optional field when the form closes without a question', async () => {
  const { user } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), { as: 'residente' })
  await fillField(user, /^Vencimiento de la VTV/, '31/02/2026')
  await user.tab()
  cleanup()
  render(<App />)
  const inspection = await screen.findByRole('textbox', { name: /^Vencimiento de la VTV/ })
  expect(inspection).toHaveValue('31/02/2026')
  expect(inspection).toHaveAccessibleDescription('Tipo de dato invalido')
  await user.clear(inspection)
  await user.tab()
  expect(inspection).toHaveAccessibleDescription('')
})
