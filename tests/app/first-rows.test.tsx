import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderLot } from '@/app/first-rows/render-lot'

const createLot = (property: number, change: object = {}) => ({
  property,
  identifier: `L-${property}`,
  area_name: null,
  can_manage_property: true,
  is_renter_flag: false,
  ...change,
})

const renderAt = (
  path: string,
  lots: object[],
  modules: object[] = [{ code: 'census', is_active_mobile: true }],
) => {
  window.history.replaceState(null, '', path)
  const resident = { id: 1, full_name: 'Ana Paz', id_number: '1', email: null, mobile_phone_number: null }
  const responses = [modules, { results: lots }, { results: [resident] }]
  return renderLot({ responses, isPhone: true, ownLots: [], canManageResidents: true })
}

test('the first rows of a lot have the title of the lot in the address, and not of one whose id begins alike', () => {
  const [header] = renderAt('/manageproperty/201', [createLot(20), createLot(201)])
  render(header?.content)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Corresidentes - Lote L-201')
})

test.each([
  ['the lot is not among those of the user', '/manageproperty/999', {}],
  ['the user rents the lot', '/manageproperty/201', { is_renter_flag: true }],
  ['the user may not change the lot', '/manageproperty/201', { can_manage_property: false }],
])('there are no first rows of a lot if %s', (_, path, change) => {
  expect(renderAt(path, [createLot(201, change)])).toEqual([])
})

test('there are no first rows of a lot if the neighbourhood does not have its module', () => {
  expect(renderAt('/manageproperty/201', [createLot(201)], [])).toEqual([])
})
