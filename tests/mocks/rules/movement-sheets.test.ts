import { workMovementSheet } from '@mocks/rules/movement-sheets'
import { toWorkMovement } from '@mocks/rules/movement-views'
import { describe, expect, it } from 'vitest'
import { createMovementRow } from './gate-rows'
import { createPersonRow } from './sample-rows'

const joinedGate = {
  gate: { id: 21, access_point_id: 11, name: 'Barrera 1' },
  accessPoint: { id: 11, real_property_id: 101, sub_area_id: null, name: 'Acceso Principal' },
}

/** Returns the cell `Patente` of a movement with these plates. */
function findPlateCell(checkin_plate: string | null, checkout_plate: string | null) {
  const row = toWorkMovement({
    movement: createMovementRow({ checkin_plate, checkout_plate }),
    person: createPersonRow(4001),
    visitedPerson: null,
    checkin: joinedGate,
    checkout: joinedGate,
  })
  return workMovementSheet.columns.find(({ heading }) => heading === 'Patente')?.getCell(row)
}

describe('the column of plates in the spreadsheet of a work', () => {
  it.each([
    ['the plate of a person who has not left in a vehicle', 'AB123CD', null, { text: 'AB123CD' }],
    ['the plate of a person who left in the same vehicle', 'AB123CD', 'AB123CD', { text: 'AB123CD' }],
    ['both plates of a person who changed the vehicle', 'AB123CD', 'ZZ9', { text: 'AB123CD (Egreso: ZZ9)' }],
    ['the plate of a person who only left in a vehicle', null, 'ZZ9', { text: 'Egreso: ZZ9' }],
    ['nothing for a person on foot', null, null, null],
  ])('shows %s', (_, entryPlate, exitPlate, cell) => {
    expect(findPlateCell(entryPlate, exitPlate)).toEqual(cell)
  })
})
