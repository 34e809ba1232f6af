import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstListRenderers } from '@/app/first-rows/first-lists'
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

const person = { id: 2, first_name: 'Ana', last_name: 'Paz', full_name: 'Ana Paz', id_number: '30999881' }
const movement = {
  id: 1,
  guest: person,
  guest_type: { code: 'PERSONAL', name: 'Invitado' },
  checkin_datetime: '2026-03-16T10:00:00-03:00',
  checkout_datetime: null,
  checkin_gate: { name: 'Norte' },
}
const work = {
  id: 1,
  title: 'Casa',
  status: 'CURRENT',
  property: { id: 201, identifier: 'A-12', sub_area: null },
}
const worker = { id: 1, status: 'CURRENT', person }
const module = [{ code: 'census', is_active_mobile: true }]

/** The responses to the first reads of each list that shows documents, with one row. */
const responses = {
  movements: [module, { results: [movement] }],
  lot: [
    module,
    { results: [createLot(201)] },
    { results: [{ ...person, email: null, mobile_phone_number: null }] },
  ],
  roster: [module, work, undefined, { results: [] }, { results: [worker] }],
}

test.each(Object.keys(responses) as (keyof typeof responses)[])(
  'the first rows of a list with documents (%s) mask them, and have nothing to press',
  (list) => {
    window.history.replaceState(null, '', '/manageproperty/201')
    const input = { responses: responses[list], isPhone: true, ownLots: [201], canManageResidents: true }
    const rows = firstListRenderers[list](input).at(-1)
    render(
      <table>
        <tbody>{rows?.content}</tbody>
      </table>,
    )
    expect(screen.getByText('••• 881')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)
