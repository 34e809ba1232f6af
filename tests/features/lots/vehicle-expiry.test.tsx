import type { Mock } from '@mocks/node'
import { expect, test, vi } from 'vitest'
import { addDays } from '@/domain/days'
import { renderScreen } from '../../support/render-screen'
import { buildVehiclesPath, findRows, listVehicles, readCells } from './lot-steps'

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
