import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openBackgroundCheckSubmissionForm, openInsuranceForm } from '../features/submissions/edit-steps'
import { renderScreen } from '../support/render-screen'

const work = (tab: string) => `/construction/501?tab=${tab}`

const openGroup = async (user: UserEvent) => {
  const card = within(await screen.findByRole('listitem', { name: 'Pintura' }))
  await user.click(card.getByText(/^\d+ trabajadores?$/))
}

interface ListCase {
  list: string
  address: string
  /** An account that sees people in the list; by default `residente`. */
  as?: 'residente' | 'obra'
  /** The name of the table. */
  table: RegExp
  role?: 'grid'
  open?: (user: UserEvent) => Promise<void>
}

const background = '/submissions?tipo=antecedentes&vista=detalle&id=8005'

/** The lists of registered people. */
const lists: readonly ListCase[] = [
  { list: 'movements of a lot', address: '/activitiesReport', table: /^Movimientos$/ },
  { list: 'movements of a work', address: work('movimientos'), table: /^Movimientos/ },
  { list: 'co-residents', address: '/manageproperty/201?tab=corresidentes', table: /^Corresidentes$/ },
  { list: 'tenants', address: '/manageproperty/201?tab=inquilinos', table: /^Inquilinos$/ },
  { list: 'managers of a work', address: work('responsables'), table: /^Responsables de Obra$/ },
  { list: 'roster', address: work('nomina'), table: /^Nómina$/ },
  {
    list: 'next days of a roster',
    address: `${work('nomina')}&modo=dias`,
    table: /^Quiénes entran/,
    role: 'grid',
  },
  { list: 'workers of a group', address: work('autorizaciones'), table: /Pintura/, open: openGroup },
  {
    list: 'sent insurance',
    as: 'obra',
    address: '/submissions?vista=detalle&id=8001',
    table: /^Trabajadores$/,
  },
  { list: 'sent background check', as: 'obra', address: background, table: /^Trabajadores$/ },
]

const maskedName = /^Documento (?:terminado en (.{3})|oculto): mostrar$/

test.each(lists)(
  'masks each document of the list ($list), and shows one after a press',
  async ({ address, as = 'residente', table: tableName, role = 'table', open }) => {
    const { user, mock } = await renderScreen(address, { as })
    await open?.(user)
    const buttons = await screen.findAllByRole('button', { name: maskedName })
    const table = within(screen.getByRole(role, { name: tableName }))
    expect(buttons).toHaveLength(table.getAllByRole('rowheader').length)
    expect(table.queryByRole('cell', { name: /^\d{7,}$/ })).not.toBeInTheDocument()

    const [, ending = ''] = maskedName.exec(buttons[0]?.getAttribute('aria-label') ?? '') ?? []
    await user.click(buttons[0] as HTMLElement)
    const shown = table.getByRole('button', { name: /^Documento \w+: ocultar$/ })
    const number = shown.textContent ?? ''
    expect(number.endsWith(ending)).toBe(true)
    expect(mock.db.persons.find(({ id_number }) => id_number === number)).not.toEqual([])

    await user.click(shown)
    expect(table.queryByRole('button', { name: /: ocultar$/ })).not.toBeInTheDocument()
  },
)

test.each([
  ['an insurance', () => openInsuranceForm('1187730')],
  ['a background check', () => openBackgroundCheckSubmissionForm('40285719')],
])('shows the documents of the workers while the user edits %s', async (_, openForm) => {
  const { drawer } = await openForm()
  expect(drawer.getAllByText(/^(DNI )?\d{7,}$/)).not.toEqual([])
  expect(drawer.queryByRole('button', { name: maskedName })).not.toBeInTheDocument()
})
